import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readFirstDocument } from '../site/pages';
import { basePath, site } from '../site/site';
import { Application } from './Application';

/**
 * Starts the application on the document that the browser has loaded. On the development server
 * umi does that (theme/dumi/app.tsx).
 *
 * @throws {Error} When a script of the page does not arrive; it may be called again.
 */
export async function hydrate(): Promise<void> {
  const isOwnDocument = await readFirstDocument(document);
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  const application = (
    <Application router={(routes) => <BrowserRouter basename={basePath}>{routes}</BrowserRouter>} />
  );
  // The document of a demo that does not exist, or that the host has left out, is the 404 page.
  const isDemo = window.location.pathname.startsWith(`${basePath}/~demos/`);
  if (isOwnDocument && !isDemo) hydrateRoot(root, application);
  else createRoot(root).render(application);
  // A page works as before without it, and the next visit tries again.
  if (site.offline) import(/* webpackChunkName: "offline" */ '../offline/register').catch(() => {});
}
