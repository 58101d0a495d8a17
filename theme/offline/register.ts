import { Workbox } from 'workbox-window';
import { SERVICE_WORKER } from '../../src/offline/offlineFiles';
import { basePath } from '../site/site';
import { removeIfGone } from './removeIfGone';
import { updateStore } from './updateStore';
// Of the notice, which is in every page; this comes with the first thing that can show it.
import './updateNotice.css';

const address = `${basePath}/${SERVICE_WORKER}`;

/**
 * Keeps the site for visits without a network, and offers the reader a new version when it is
 * there. Nothing happens where the browser has no service workers or refuses this one.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(address);
  workbox.addEventListener('waiting', () => {
    updateStore.set(() => {
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
    });
  });
  try {
    await workbox.register();
    await workbox.update();
  } catch {
    // There is no network, or no service worker any more.
    await removeIfGone(address).catch(() => undefined);
  }
}
