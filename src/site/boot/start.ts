import '../../../theme/styles/index.css';
import { isDataScarce } from '../../lib/dataSaver';
import { createLoader } from '../../lib/loader';
import { hasStored } from '../../lib/storage';
import { LINK_PREFIX } from '../../demo/edit/share/linkPrefix';
import { tidyPath } from '../../document/page/tidyPath';
import { stagesLoader } from '../../demo/live/stagesLoader';
import { requestChunks } from '../../lib/react/modules';
import { showCurrentLink } from '../../../theme/sidebar/showCurrentLink';
import { isHidden, targetOf } from '../../ui/scroll/target';
import { scriptsOf } from '../../document/router/scripts';
import { hasTurnedTo, onFirstIntent } from '../../document/page/firstIntent';
import { isHydrated } from './isHydrated';
import { showLoadFailure } from './loadFailure';
import { INLINE_DEMO, SEARCH_STATE, SIDEBAR, STAGE, STARTED } from '../../document/contract';

/** How long demos wait for the browser to be idle, in milliseconds. */
const IDLE_TIMEOUT = 2000;

/** The same without `requestIdleCallback`, which Safari lacks. */
const IDLE_DELAY = 200;

const { location } = window;

/** The path of the address as the site writes it (B8), before anything else reads it. */
const path = tidyPath(location.pathname);
if (path !== location.pathname)
  history.replaceState({}, '', path + location.search + location.hash);

const scripts = scriptsOf(document);

const sidebar = document.querySelector<HTMLElement>(`.${SIDEBAR}`);

/** Where the first demo runs, if there is one. */
const stage = document.querySelector(`[${STAGE}]`);

/** Whether the document shows one demo alone (B6), which needs no application. */
const isStandalone = !sidebar && stage;

/** The link to the page that the document shows. */
const own = sidebar?.querySelector<HTMLAnchorElement>('[aria-current="page"]');

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
  if (stage) start(loadStages);
}

/**
 * Makes work at once what the application takes over; without it, that does all of it when it is
 * there.
 */
function startControls(): void {
  import(/* webpackChunkName: "controls" */ './controls').catch(() => undefined);
}

/** A demo without a block, which waits until its reader turns to it. */
const waiting = document.querySelector(`.${INLINE_DEMO}`);

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

/** Tells whether the document alone does not show what its address means. */
function needsShell(): unknown {
  const { search, hash } = location;
  const target = targetOf(hash, document);
  return (
    !(sidebar ?? stage) ||
    search ||
    // A host may send the home page for any address, or take upper and lower case for the same.
    (own && own.pathname !== path) ||
    hash.startsWith(LINK_PREFIX) ||
    (hash && (!target || isHidden(target))) ||
    hasStored('draft')
  );
}

/** Tells whether the reader has turned to the page before this script ran. */
function wasTouched(): unknown {
  return (
    window.wasPressed ??
    document.querySelector(':focus') ??
    document.documentElement.hasAttribute(SEARCH_STATE)
  );
}

/**
 * Follows Back and Forward until the application does. After a reload, the entries that it has made
 * belong to this document, and the browser changes nothing but the address.
 */
function followHistory(): void {
  addEventListener('popstate', (event) => {
    if (isHydrated()) return;
    // React would empty what it has not hydrated yet; the browser follows links to sections alone.
    event.stopImmediatePropagation();
    if (location.pathname !== path) location.reload();
    else if (needsShell()) startAll();
  });
}

document.documentElement.setAttribute(STARTED, '');
followHistory();
if (sidebar) showCurrentLink(sidebar);

// A demo in a frame must not take the connection from the page around it.
const isWanted = isStandalone ? window.parent === window : needsShell() || wasTouched();
const startWanted = isStandalone ? startStages : startAll;
if (isWanted) startWanted();
else onFirstIntent(window, startWanted);

if (!isDataScarce(navigator)) {
  if (!isStandalone) addEventListener('scroll', startControls, { once: true, passive: true });
  // The 404 page does not know its address without the application.
  const startIdle = own ? startStages : startWanted;
  if (!waiting) {
    if (document.readyState === 'complete') whenIdle(startIdle);
    else addEventListener('load', () => whenIdle(startIdle));
  }
}
