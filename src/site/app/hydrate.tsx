import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readFirstDocument } from '../../document/router/pages';
import { basePath, site } from '../../document/router/site';
import { Application } from './Application';
import { rememberPage } from './handOverPage';
import { ROOT_ID } from '../../document/contract';

/** Calls `onRendered` once, when all of it is in the document and before any effect. */
function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  const report = useEffectEvent(onRendered);
  useLayoutEffect(function reportRendered() {
    report();
  }, []);
  return children;
}

const FOCUS_EVENTS = ['focus', 'blur', 'focusin', 'focusout'];

/**
 * Keeps it from all listeners that the element with the focus is moved: the focus stays where it
 * is, and a list closes when it loses the focus.
 *
 * @returns A function that ends this.
 */
function holdFocusEvents(): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const type of FOCUS_EVENTS)
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal,
    });
  return () => listeners.abort();
}

/**
 * Starts the application on the document that the browser has loaded. On the development server
 * umi does that (theme/dumi/app.tsx).
 *
 * @throws {Error} When a script of the page does not arrive; it may be called again.
 */
export async function hydrate(): Promise<void> {
  const isOwnDocument = await readFirstDocument(document);
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('the document has no element for the page');
  const application = (
    <Application router={(routes) => <BrowserRouter basename={basePath}>{routes}</BrowserRouter>} />
  );
  // The document of a demo that does not exist, or that the host has left out, is the 404 page.
  const isDemo = window.location.pathname.startsWith(`${basePath}/~demos/`);
  if (!isOwnDocument || isDemo) createRoot(root).render(application);
  else {
    const handOver = rememberPage(root);
    const releaseFocusEvents = holdFocusEvents();
    const onRendered = () => {
      handOver();
      // Effects do again what was pressed, which may move the focus.
      releaseFocusEvents();
    };
    try {
      // At once, so that nothing is pressed, typed or translated before it is complete.
      flushSync(() =>
        hydrateRoot(root, <Rendered onRendered={onRendered}>{application}</Rendered>),
      );
    } finally {
      releaseFocusEvents();
    }
  }
  // A page works as before without it, and the next visit tries again.
  if (site.offline)
    import(/* webpackChunkName: "offline" */ '../../offline/register').catch(() => {});
}
