/**
 * Where frames of this page may lead: the site's own documents, and the editors that demos are
 * exported to (E4).
 */
export const FRAME_HOSTS = "frame-src 'self' https://stackblitz.com https://*.stackblitz.com";

/**
 * Forbids every frame of the page, from now on, to go to other hosts. No sandbox keeps a frame from
 * leaving for another document by itself: the page would find out, but only after a request had
 * gone out with what the code put into its address. A policy of the page covers what its frames
 * become. The development server sends none
 * (https://w3c.github.io/webappsec-csp/#directive-frame-src).
 *
 * No request leaves, but a browser may have looked up the host's name, and connected to it, before
 * it asks the policy. Nothing on a page can forbid that; readers are told before they run code of a
 * link.
 */
export function restrictFrameHosts(page: Document): void {
  if (page.head.querySelector('meta[data-sandbox]')) return;
  const meta = page.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = FRAME_HOSTS;
  meta.dataset.sandbox = '';
  page.head.append(meta);
}
