import type { RouteObject } from 'react-router-dom';
import StandaloneDemo from '../../src/demo/live/StandaloneDemo';
import { DemoLayout } from './DemoLayout';
import DocLayout from './DocLayout';
import { GlobalLayout } from './GlobalLayout';

/**
 * What the site shows where. Pages have no routes of their own, so that the script does not grow
 * with them: the documentation layout finds the page of an address (src/document/router/pages.ts).
 */
export const routes: RouteObject[] = [
  {
    path: '~demos/:id',
    // As the files of a static host are.
    caseSensitive: true,
    element: (
      <GlobalLayout>
        <DemoLayout>
          <StandaloneDemo />
        </DemoLayout>
      </GlobalLayout>
    ),
  },
  {
    path: '*',
    element: (
      <GlobalLayout>
        <DocLayout />
      </GlobalLayout>
    ),
  },
];
