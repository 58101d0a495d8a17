import type { ToFrame } from '../protocol';
import type { Send } from './channel';

interface Waiting {
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
}

/**
 * Statuses with which a response must not have a body.
 * https://fetch.spec.whatwg.org/#null-body-status
 */
const WITHOUT_BODY = [204, 205, 304];

/**
 * Stands in for `fetch`: what the demo reads from the site's own origin is read by the page, which
 * decides what that may be. The frame itself cannot: its origin is opaque, and a static host sends
 * no CORS headers. Everything else goes to the browser's own fetch, and there against the frame's
 * policy.
 */
export function bridgeFetch(native: typeof fetch, site: string, send: Send) {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  function ask(url: URL, signal: AbortSignal): Promise<Response> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      signal.addEventListener('abort', () => {
        if (!waiting.delete(id)) return;
        send({ type: 'abort', id });
        reject(signal.reason as Error);
      });
      send({ type: 'fetch', id, address: url.pathname + url.search });
    });
  }

  return {
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const url = new URL(request.url);
      const isOurs = url.origin === site && request.method === 'GET';
      return isOurs ? ask(url, request.signal) : native(request);
    },
    settle(answer: Extract<ToFrame, { type: 'response' | 'refused' }>) {
      const asker = waiting.get(answer.id);
      if (!asker) return;
      waiting.delete(answer.id);
      if (answer.type === 'refused') {
        asker.reject(new TypeError('Failed to fetch'));
        return;
      }
      const { status, contentType, body } = answer;
      asker.resolve(
        new Response(WITHOUT_BODY.includes(status) ? null : body, {
          status,
          headers: { 'content-type': contentType },
        }),
      );
    },
  };
}
