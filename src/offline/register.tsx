import { Workbox } from 'workbox-window';
import { isDataScarce } from '../lib/dataSaver';
import { SERVICE_WORKER } from './offlineFiles';
import { basePath } from '../document/router/site';
import { noticeStore } from './noticeStore';
import { findAssetAddress } from '../lib/assetAddress';
import { createSandboxedFrame } from '../demo/sandbox/host/sandboxedFrame';

/**
 * Removes what an earlier version of the site has left, if the host has no service worker any more.
 *
 * @param address - Of its script.
 * @throws {TypeError} When there is no network.
 */
async function removeIfGone(address: string): Promise<void> {
  const { status } = await fetch(address, { cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  const registration = await navigator.serviceWorker.getRegistration(address);
  if (!registration) return;
  await registration.unregister();
  // Other sites on this host have caches, too.
  const names = (await caches.keys()).filter((name) => name.endsWith(registration.scope));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Loads the document of the frames that run edited code, so that the browser's cache has it. A
 * service worker does not answer for a sandboxed frame, which has no origin
 * (https://github.com/w3c/ServiceWorker/issues/1727), and the cache keeps documents of frames apart
 * from all else. It waits for code, and gets none.
 *
 * @returns Resolves when it is there, or is known not to come.
 */
async function keepFrame(page: Document): Promise<void> {
  const address = findAssetAddress('live-frame', page);
  if (address === undefined) return;
  const frame = createSandboxedFrame(address, '');
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve);
    page.body.append(frame);
  });
  frame.remove();
}

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
