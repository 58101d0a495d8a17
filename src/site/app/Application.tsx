import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { PageBoundary } from '../../../theme/layout/PageBoundary';
import { routes } from '../../../theme/layout/routes';

function Routes() {
  return useRoutes(routes);
}

/**
 * The whole site.
 *
 * @param props.router - Puts a router of the browser or of the server around the routes.
 */
export function Application({ router }: { router: (routes: ReactNode) => ReactNode }) {
  return <PageBoundary>{router(<Routes />)}</PageBoundary>;
}
