import { isConnect } from './parseToFrame';
import type { ReadyMessage } from './protocol';

declare global {
  interface Window {
    /**
     * Where the runtime leaves its start for `boot`, which takes it away before any code of a demo
     * runs.
     */
    __sandboxStart?: (port: MessagePort, nonce: string) => void;
  }
}

/**
 * The only script that the frame's document holds: waits for its channel and for the runtime.
 *
 * The runtime comes as a blob from the page, which keeps it in its cache. A sandboxed frame has
 * none that lasts: Chromium fetched a `<script src>` again for each frame, in spite of `immutable`
 * (https://developer.chrome.com/blog/http-cache-partitioning, opaque origins).
 */
function boot(): void {
  // The document holds the demo and nothing else.
  document.currentScript?.remove();
  // Without the sandbox this document would run, on the site's own origin, whatever a page that
  // embeds it sends.
  if (window.origin !== 'null' || window.parent === window) return;
  // Code could write this very script, which the policy lets pass, into a frame of its own, and
  // have there all that the runtime takes away here.
  if (window.location.protocol === 'about:') return;

  const connect = (event: MessageEvent<unknown>) => {
    const [port] = event.ports;
    if (event.source !== window.parent || !port || !isConnect(event.data)) return;
    window.removeEventListener('message', connect);
    const { nonce, runtime } = event.data;
    const script = document.createElement('script');
    script.src = URL.createObjectURL(runtime);
    script.onload = () => {
      const start = window.__sandboxStart;
      delete window.__sandboxStart;
      script.remove();
      start?.(port, nonce);
    };
    document.head.append(script);
  };
  window.addEventListener('message', connect);
  // Not before the document is loaded: the page takes every load after the first for another
  // document, and code that ran earlier could leave before there was a first.
  window.addEventListener('load', () => {
    // An opaque origin cannot be named as a target, and neither end knows the other's
    // (https://github.com/whatwg/html/issues/3105).
    window.parent.postMessage({ type: 'sandbox:ready' } satisfies ReadyMessage, '*');
  });
}

boot();
