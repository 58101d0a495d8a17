import '../styles/index.css';
import { isDataScarce } from '../../src/base/dataSaver';
import { createLoader } from '../../src/base/loader';
import { hasStored } from '../../src/base/storage';
import { LINK_PREFIX } from '../../src/demo/edit/share/linkPrefix';
import { STARTED_ATTRIBUTE } from '../../src/page/loadFailure';
import '../../src/page/lastPress';
import { tidyPath } from '../../src/page/tidyPath';
import { SEARCH_ATTRIBUTE } from '../../src/search/early/earlyScript';
import { stagesLoader } from '../demo/live/stagesLoader';
import { requestChunks } from '../base/modules';
import { showCurrentLink } from '../page/sidebar/showCurrentLink';
import { isHidden, targetOf } from '../scroll/target';
import { scriptsOf } from '../site/scripts';
import { hasTurnedTo, onFirstIntent } from '../base/intent';
import { isHydrated } from './isHydrated';
import { showLoadFailure } from './loadFailure';

/** How long demos wait for the browser to be idle, in milliseconds. */
const IDLE_TIMEOUT = 2000;

/** The same without `requestIdleCallback`, which Safari lacks. */
const IDLE_DELAY = 200;

const scripts = scriptsOf(document);

/**
 * The application around the demos. It starts when all of it is there: React empties what waits for
 * code when the address changes meanwhile, or when it does not arrive.
 */
const shell = createLoader(async () => {
  await requestChunks(scripts.shell);
  const { hydrate } = await import(/* webpackChunkName: "shell" */ '../app/hydrate');
  await hydrate();
});

/** Calls something that loads, now and again when the reader asks for another attempt. */
function start(load: () => Promise<unknown>): void {
  load().catch(() => showLoadFailure(() => start(load)));
}

async function loadStages(): Promise<void> {
  // What fails is reported by the import that needs it.
  if (!stagesLoader.get()) requestChunks(scripts.stages).catch(() => undefined);
  const { mountStages } = await stagesLoader.load();
  await mountStages(document);
}

function startStages(): void {
  if (document.querySelector('[data-stage]')) start(loadStages);
}

/**
 * Makes work at once what the application takes over; without it, that does all of it when it is
 * there.
 */
function startControls(): void {
  import(/* webpackChunkName: "controls" */ './controls').catch(() => undefined);
}

/** A demo without a block, which waits until its reader turns to it. */
const waiting = document.querySelector('.inline-demo');

/**
 * Starts all that the page has, but no demo that waits for its reader.
 *
 * @param target - What the reader has turned to.
 */
function startAll(target: Element | null = null): void {
  startControls();
  if (!waiting || waiting.contains(target) || hasTurnedTo(waiting)) startStages();
  else onFirstIntent(waiting, startStages);
  start(shell.load);
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => run(), { timeout: IDLE_TIMEOUT });
  else setTimeout(run, IDLE_DELAY);
}

/** Whether the document alone does not show what its address means. */
function needsShell(): boolean {
  const { search, hash } = window.location;
  const target = targetOf(hash, document);
  return (
    !document.getElementById('root')?.firstChild ||
    search !== '' ||
    hash.startsWith(LINK_PREFIX) ||
    (hash !== '' && (!target || isHidden(target))) ||
    hasStored('draft')
  );
}

/** Whether the document shows one demo alone (B6), which needs no application. */
const isStandalone = document.querySelector('.standalone') !== null;

/** Whether the reader has turned to the page before this script ran. */
function wasTouched(): boolean {
  return (
    window.wasPressed === true ||
    document.querySelector(':focus') !== null ||
    document.documentElement.hasAttribute(SEARCH_ATTRIBUTE)
  );
}

/** Writes the address as the site does (B8), before anything else reads it. */
function tidyAddress({ pathname, search, hash }: Location): void {
  const tidy = tidyPath(pathname);
  if (tidy !== pathname) history.replaceState({}, '', tidy + search + hash);
}

/**
 * Follows Back and Forward until the application does. After a reload, the entries that it has made
 * belong to this document, and the browser changes nothing but the address.
 */
function followHistory(): void {
  const { pathname } = window.location;
  window.addEventListener('popstate', (event) => {
    if (isHydrated()) return;
    // React would empty what it has not hydrated yet; the browser follows links to sections alone.
    event.stopImmediatePropagation();
    if (window.location.pathname !== pathname) window.location.reload();
    else if (needsShell()) startAll();
  });
}

document.documentElement.setAttribute(STARTED_ATTRIBUTE, '');
tidyAddress(window.location);
followHistory();
const sidebar = document.querySelector<HTMLElement>('.sidebar');
if (sidebar) showCurrentLink(sidebar);

// A demo in a frame must not take the connection from the page around it.
const isWanted = isStandalone ? window.parent === window : needsShell() || wasTouched();
const startWanted = isStandalone ? startStages : startAll;
if (isWanted) startWanted();
else onFirstIntent(window, startWanted);

if (!isDataScarce(navigator)) {
  if (!isStandalone) addEventListener('scroll', startControls, { once: true, passive: true });
  // The 404 page does not know its address without the application.
  const startIdle = document.querySelector('.not-found') ? startAll : startStages;
  if (!waiting) {
    if (document.readyState === 'complete') whenIdle(startIdle);
    else window.addEventListener('load', () => whenIdle(startIdle));
  }
}
