import { namesOf } from '../../../../src/search/build/content/names';
import { createHandler } from '../../../../src/search/engine/handler';
import type { WorkerPort } from '../../../../src/lib/workerConnection';
import type { SearchRequest } from '../../../../src/search/engine/protocol';
import { page, siteOf } from '../support/pages';

const data = siteOf(
  page('single', { Value: 'A select with a value.', Clear: 'allowClear shows a button.' }),
  page('tags', { Tags: 'Values that are not in the list.' }),
);

const toBytes = (value: unknown): ArrayBuffer =>
  new TextEncoder().encode(JSON.stringify(value)).buffer;

/** The data of a small site, as the bytes that the page fetches. */
export const dataBytes = (): ArrayBuffer => toBytes(data);

/** Its names alone: `Clear` is one, `button` is not. */
export const nameBytes = (): ArrayBuffer => toBytes(namesOf(data));

/** A question that `Tags` answers in other words. */
export const questionBytes = (): ArrayBuffer =>
  toBytes({ '/demo/tags#tags': ['free text chips that nobody offered'] });

/** A worker that runs the real handler, and lets a test control the answers. */
export class FakeWorker implements WorkerPort<SearchRequest> {
  onmessage: WorkerPort<SearchRequest>['onmessage'] = null;
  onerror: WorkerPort<SearchRequest>['onerror'] = null;
  readonly requests: SearchRequest[] = [];
  isTerminated = false;
  private readonly handle = createHandler();
  private held: unknown[] | undefined;

  postMessage(message: SearchRequest): void {
    this.requests.push(message);
    const answer = this.handle(message);
    if (this.held) this.held.push(answer);
    else queueMicrotask(() => this.deliver(answer));
  }

  /** Holds answers back from now on. */
  hold(): void {
    this.held = [];
  }

  /** Delivers the answers that were held back. */
  release(): void {
    const answers = this.held ?? [];
    this.held = undefined;
    for (const answer of answers) this.deliver(answer);
  }

  /** Stops like a worker that threw. */
  crash(message = 'out of memory'): void {
    this.onerror?.(new ErrorEvent('error', { message, cancelable: true }));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  /** The queries it has received, in order. */
  get questions(): string[] {
    return this.requests.flatMap((request) =>
      request.action === 'get-search-result' ? [request.args.keywords] : [],
    );
  }

  deliver(data: unknown): void {
    if (!this.isTerminated) this.onmessage?.(new MessageEvent('message', { data }));
  }
}

/** Parts of a client, with the workers it has started. */
export function fakeParts() {
  const workers: FakeWorker[] = [];
  return {
    workers,
    parts: {
      createWorker() {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker;
      },
      loadNames: () => Promise.resolve(nameBytes()),
      loadData: () => Promise.resolve(dataBytes()),
      loadQuestions: () => Promise.resolve(questionBytes()),
      wantsQuestions: () => false,
      refreshFiles: () => Promise.resolve(),
    },
  };
}
