import { cacheNames, skipWaiting } from 'workbox-core';

declare const registration: ServiceWorkerRegistration;

// Takes the place of a service worker that an earlier version of the site has left with readers.
self.addEventListener('install', () => skipWaiting());
self.addEventListener('activate', () => {
  void caches.delete(cacheNames.precache);
  void registration.unregister();
});
