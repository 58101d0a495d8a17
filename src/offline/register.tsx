import { Workbox } from 'workbox-window';
import { isDataScarce } from '../lib/dataSaver';
import { SERVICE_WORKER } from './offlineFiles';
import { basePath } from '../document/router/site';
import { keepFrame } from './keepFrame';
import { noticeStore } from './noticeStore';
import { removeIfGone } from './removeIfGone';

/** The files of the page and of what the reader asks for first come before, in milliseconds. */
const DELAY = 5000;

const address = `${basePath}/${SERVICE_WORKER}`;

/**
 * Keeps the site for visits without a network, and offers the reader a new version when it is
 * there. Nothing happens where the browser has no service workers or refuses this one, or where
 * the reader has asked for less data.
 */
async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || isDataScarce(navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, DELAY));
  await keepFrame(document);
  const workbox = new Workbox(address);
  function reload() {
    workbox.addEventListener('controlling', () => window.location.reload());
    workbox.messageSkipWaiting();
  }
  async function offerUpdate() {
    const { UpdateNotice } = await import(/* webpackChunkName: "update" */ './UpdateNotice');
    noticeStore.set(<UpdateNotice onReload={reload} onLater={() => noticeStore.set(null)} />);
  }
  // What does not arrive is offered again on the next visit.
  workbox.addEventListener('waiting', () => void offerUpdate().catch(() => undefined));
  try {
    const registration = await workbox.register();
    // One that is there may be an old one, also of a site that has none any more.
    if (registration?.active) await workbox.update();
  } catch {
    // There is no network, or no service worker any more.
    await removeIfGone(address).catch(() => undefined);
  }
}

void registerServiceWorker();
