/**
 * Removes what an earlier version of the site has left, if the host has no service worker any more.
 *
 * @param address - Of its script.
 * @throws {TypeError} When there is no network.
 */
export async function removeIfGone(address: string): Promise<void> {
  const { status } = await fetch(address, { cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  const registration = await navigator.serviceWorker.getRegistration(address);
  if (!registration) return;
  await registration.unregister();
  // Other sites on this host have caches, too.
  const names = (await caches.keys()).filter((name) => name.endsWith(registration.scope));
  await Promise.all(names.map((name) => caches.delete(name)));
}
