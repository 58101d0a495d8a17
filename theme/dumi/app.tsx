import type { ReactNode } from 'react';
import { PageBoundary } from '../page/PageBoundary';

/**
 * Wraps the application; umi calls it
 * (https://umijs.org/en-US/docs/api/runtime-config#rootcontainer).
 */
export function rootContainer(application: ReactNode): ReactNode {
  return <PageBoundary>{application}</PageBoundary>;
}
