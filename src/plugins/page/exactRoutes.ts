import type { IApi } from 'dumi';

/**
 * dumi plugin: routes tell upper from lower case, as the files of a static host do. react-router
 * does not by itself (https://reactrouter.com/en/6.3.0/docs/en/v6/api#useroutes), and would hydrate
 * the 404 page that the host sends for `/demo/Single` with the page at `/demo/single`.
 */
export default function exactRoutes(api: IApi): void {
  api.describe({ key: 'site:exact-routes' });

  api.modifyRoutes({
    // After all that add routes.
    stage: Infinity,
    fn(routes) {
      for (const route of Object.values(routes)) route.caseSensitive = true;
      return routes;
    },
  });
}
