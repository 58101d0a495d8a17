import { gzipSync } from 'node:zlib';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Request } from 'playwright-core';

/** How often it is looked whether requests are pending, in milliseconds. */
const POLL = 50;

type Kind = 'document' | 'script' | 'stylesheet' | 'other';

/** A file that a browser fetched. */
export interface Arrival {
  kind: Kind;
  /** Bytes of gzip, without headers. */
  bytes: number;
  /** How many of these are style sheets inside of a document. */
  styleBytes: number;
  /** When the last of it arrived, in milliseconds since 1970. */
  time: number;
}

/** Requests and their bytes. */
export interface Transfer {
  requests: number;
  /** Bytes of gzip by kind; style sheets count as such, wherever they are. */
  weights: Record<Kind, number>;
}

/** What a browser fetches, in the order of arrival. */
export interface TransferRecord {
  /** What has arrived since the last call. */
  take(): Promise<Arrival[]>;
  /** Resolves when no request has been pending for so many milliseconds. */
  idle(quiet: number): Promise<void>;
}

/** Adds up what has arrived. */
export function total(arrivals: readonly Arrival[]): Transfer {
  const weights = { document: 0, script: 0, stylesheet: 0, other: 0 };
  for (const { kind, bytes, styleBytes } of arrivals) {
    weights[kind] += bytes - styleBytes;
    weights.stylesheet += styleBytes;
  }
  return { requests: arrivals.length, weights };
}

const STYLE = /<style.*?<\/style>/gs;

const zip = (body: Buffer | string) => gzipSync(body, { level: 9 }).length;

/** Requested once more, since the browser does not expose what a page read as a blob. */
async function weigh(url: string, kind: Kind): Promise<{ bytes: number; styleBytes: number }> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  const bytes = zip(body);
  const isDocument = kind === 'document';
  return { bytes, styleBytes: isDocument ? bytes - zip(body.toString().replace(STYLE, '')) : 0 };
}

function kindOf(request: Request): Kind {
  const type = request.resourceType();
  return type === 'document' || type === 'script' || type === 'stylesheet' ? type : 'other';
}

/** What arrived, or nothing if it came from the browser's cache. */
async function toArrival(request: Request): Promise<Arrival[]> {
  const { responseBodySize } = await request.sizes();
  // Playwright subtracts the headers from the bytes on the wire, of which a cached file has none.
  if (responseBodySize < 0) return [];
  const { startTime, responseEnd } = request.timing();
  const isUnchanged = (await request.response())?.status() === 304;
  const kind = kindOf(request);
  const weight = isUnchanged ? { bytes: 0, styleBytes: 0 } : await weigh(request.url(), kind);
  return [{ kind, ...weight, time: startTime + responseEnd }];
}

/**
 * Records what a browser fetches, each file as gzip, workers and frames included. The bytes do not
 * vary between runs, so one is enough for them.
 */
export function recordTransfer(context: BrowserContext): TransferRecord {
  const pending = new Set<Request>();
  let finished: Request[] = [];
  let last = Date.now();
  // Blobs and data that the page made itself are reported as requests, too.
  const isFetched = (request: Request) => request.url().startsWith('http');
  context.on('request', (request) => {
    if (isFetched(request)) pending.add(request);
  });
  const end = (request: Request) => {
    if (pending.delete(request)) last = Date.now();
  };
  context.on('requestfailed', end);
  context.on('requestfinished', (request) => {
    end(request);
    if (isFetched(request)) finished.push(request);
  });
  return {
    async take() {
      const taken = finished;
      finished = [];
      return (await Promise.all(taken.map(toArrival))).flat();
    },
    async idle(quiet) {
      last = Date.now();
      while (pending.size > 0 || Date.now() - last < quiet) await delay(POLL);
    },
  };
}
