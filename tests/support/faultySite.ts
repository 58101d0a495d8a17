import { EventEmitter, once } from 'node:events';
import { realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type RunningServer, serve } from '../../scripts/server';
import { answer } from '../../scripts/static/answer';
import { type Fault, sendFault } from './sendFault';

/** A request as a plan knows it. */
export interface PlannedRequest {
  path: string;
  /** How often the path was requested before. */
  earlier: number;
  /** What the browser wants it for, such as `script`; `empty` is what a script fetches. */
  destination: string;
}

/** What happens to a request: a fault, or it is answered late, or after the next request. */
export type Mishap = Fault | 'reordered' | { delay: number };

/** Decides what happens to each request; undefined is that nothing does. */
export type Plan = (request: PlannedRequest) => Mishap | undefined;

/** What has happened to a request. */
export interface Incident extends PlannedRequest {
  mishap: Mishap;
}

/** For how long a request waits for the next one, in milliseconds. */
const NEXT_REQUEST = 1000;

/** A server of the built site on which some files fail. */
export interface FaultySite extends RunningServer {
  /** Lets files fail from now on, or be sent late: when the promise resolves. */
  fail: (files: RegExp, how: Fault | Promise<void>) => void;
  /** Serves another folder from now on, as after an update of the site. */
  serve: (folder: string) => Promise<void>;
  /** Lets no file fail any more. */
  mend: () => void;
  /** Follows a plan from now on, or none. */
  follow: (plan: Plan | undefined) => void;
  /** What has happened by plan so far, in order. */
  incidents: readonly Incident[];
  /** Whether all requests were answered. */
  isIdle: () => boolean;
  /** How often a file that fails or is late was requested so far. */
  requests: () => number;
}

/** Answers a request for a path before the files of the site do, or says that it does not. */
export type AnswerFirst = (
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
) => Promise<boolean>;

/** Starts a server whose answers, unlike those that a test makes itself, a browser caches. */
export async function startFaultySite(
  folder = 'dist',
  answerFirst?: AnswerFirst,
): Promise<FaultySite> {
  let root = await realpath(folder);
  let failing: { files: RegExp; how: Fault | Promise<void> } | undefined;
  let requests = 0;
  let open = 0;
  let plan: Plan | undefined;
  const incidents: Incident[] = [];
  const counts = new Map<string, number>();
  const arrivals = new EventEmitter();
  // Any number of requests may wait for the next one.
  arrivals.setMaxListeners(0);

  /** Waits where the plan wants that. Answers with a fault, if the request is to fail. */
  async function meet(path: string, destination: string): Promise<Fault | undefined> {
    arrivals.emit('request');
    const earlier = counts.get(path) ?? 0;
    counts.set(path, earlier + 1);
    const request = { path, earlier, destination };
    const mishap = plan?.(request);
    if (mishap === undefined) return undefined;
    incidents.push({ ...request, mishap });
    if (mishap === 'reordered') {
      await Promise.race([once(arrivals, 'request'), setTimeout(NEXT_REQUEST)]);
      return undefined;
    }
    if (typeof mishap === 'string') return mishap;
    await setTimeout(mishap.delay);
    return undefined;
  }

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    open += 1;
    res.once('close', () => (open -= 1));
    const path = new URL(req.url ?? '/', 'http://site').pathname;
    const fault = await meet(path, String(req.headers['sec-fetch-dest']));
    if (fault) return sendFault(root, path, fault, res);
    if (failing?.files.test(path)) {
      requests += 1;
      if (typeof failing.how === 'string') return sendFault(root, path, failing.how, res);
      await failing.how;
    }
    if (await answerFirst?.(path, req, res)) return;
    return answer(root, req, res);
  }

  const server = await serve((req, res) => void respond(req, res));
  return {
    ...server,
    fail: (files, how) => (failing = { files, how }),
    serve: async (next) => {
      root = await realpath(next);
    },
    mend: () => (failing = undefined),
    follow: (next) => (plan = next),
    incidents,
    isIdle: () => open === 0,
    requests: () => requests,
  };
}
