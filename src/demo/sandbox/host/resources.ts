import type { FromFrame, ToFrame } from '../frame/protocol';

const MAX_REQUESTS = 8;

/** The longest text that is accepted, in characters; no file that demos fetch is longer. */
const MAX_BODY = 1024 * 1024;

/** What the page reads for a frame, and how; tests give their own. */
export interface ResourceParts {
  /**
   * Where an address of the demo's, such as `/suggestions/b.json?q=b`, is on this site; undefined
   * where it may not be read.
   */
  addressOf: (address: string) => string | undefined;
  fetch: typeof fetch;
}

/** A file in a folder of the site, without steps up. */
const ADDRESS = /^\/([\w-]+)(?:\/[\w-]+)*\/[\w-]+\.\w+(?:\?[^#]*)?$/;

/**
 * The addresses that demos read: files in some folders.
 *
 * @param served - The folders, such as `suggestions`.
 */
export function servedAddress(
  base: string,
  served: readonly string[],
): (address: string) => string | undefined {
  return (address) => {
    const [, folder = ''] = ADDRESS.exec(address) ?? [];
    return served.includes(folder) ? base + address : undefined;
  };
}

/** Reads for a frame what it may read, without the reader's cookies, and gives it the text. */
export function createResources(
  { addressOf, fetch }: ResourceParts,
  reply: (message: ToFrame) => void,
) {
  const underWay = new Map<number, AbortController>();

  async function read(id: number, address: string, signal: AbortSignal) {
    try {
      const response = await fetch(address, { signal, credentials: 'omit' });
      const body = await response.text();
      if (body.length > MAX_BODY)
        throw new Error(`${address} has more than ${MAX_BODY} characters`);
      const contentType = response.headers.get('content-type') ?? 'text/plain';
      reply({ type: 'response', id, status: response.status, contentType, body });
    } catch {
      // The frame's code gets what it would get from a fetch of its own: a failure without a
      // reason.
      if (!signal.aborted) reply({ type: 'refused', id });
    } finally {
      underWay.delete(id);
    }
  }

  return {
    handle(message: Extract<FromFrame, { type: 'fetch' | 'abort' }>) {
      const { id } = message;
      if (message.type === 'abort') {
        underWay.get(id)?.abort();
        return;
      }
      const address = addressOf(message.address);
      if (address === undefined || underWay.size >= MAX_REQUESTS || underWay.has(id)) {
        reply({ type: 'refused', id });
        return;
      }
      const controller = new AbortController();
      underWay.set(id, controller);
      void read(id, address, controller.signal);
    },
    /** Cancels what is under way. */
    close() {
      for (const controller of underWay.values()) controller.abort();
    },
  };
}
