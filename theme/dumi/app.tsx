import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { routes } from '../layout/routes';
import { PageBoundary } from '../layout/PageBoundary';

/**
 * Wraps the application; umi calls it
 * (https://umijs.org/en-US/docs/api/runtime-config#rootcontainer).
 */
export function rootContainer(application: ReactNode): ReactNode {
  return <PageBoundary>{application}</PageBoundary>;
}

/** Puts the routes of the site in the place of those that umi has made of all pages. */
export function patchClientRoutes({ routes: ofUmi }: { routes: RouteObject[] }): void {
  ofUmi.splice(0, ofUmi.length, ...routes);
}
