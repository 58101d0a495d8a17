/** The part of a `Worker` that is used. */
export interface WorkerPort<Request> {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: Request, transfer: ArrayBuffer[]): void;
  terminate(): void;
}

/** A connection to a worker: every request gets its own answer, or rejects. */
export interface WorkerConnection<Request, Answer> {
  /**
   * Sends a request.
   *
   * @param toRequest - Makes the request; its answer has the same id.
   */
  ask(toRequest: (id: number) => Request, transfer?: ArrayBuffer[]): Promise<Answer>;
  /** False after the first error, and once it was closed. */
  isOpen(): boolean;
  close(): void;
}

/** Dependencies of a connection. */
export interface WorkerConnectionParts<Request, Answer> {
  worker: WorkerPort<Request>;
  /** Parses a message of the worker; undefined if it is not an answer. */
  parse: (data: unknown) => Answer | undefined;
  /** After how many milliseconds without an answer the worker counts as hung. */
  timeout: number;
  /** Makes an error of the reason why there is no answer. */
  toError: (detail: string) => Error;
}

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Connects to a worker that was just started. The first error ends the worker and the connection.
 */
export function connectToWorker<Request, Answer extends { id: number }>({
  worker,
  parse,
  timeout,
  toError,
}: WorkerConnectionParts<Request, Answer>): WorkerConnection<Request, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let failure: Error | undefined;
  let lastId = 0;

  function fail(detail: string) {
    failure ??= toError(detail);
    worker.terminate();
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(failure);
    }
    waiting.clear();
  }

  worker.onmessage = ({ data }) => {
    const answer = parse(data);
    const asker = answer && waiting.get(answer.id);
    if (!asker) return;
    waiting.delete(answer.id);
    clearTimeout(asker.timer);
    asker.resolve(answer);
  };
  worker.onerror = (event) => {
    // The reader sees it; the browser need not report it as uncaught as well.
    event.preventDefault();
    fail(event.message || 'the worker did not start');
  };

  return {
    ask(toRequest, transfer = []) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        const timer = setTimeout(() => fail(`no answer within ${timeout} ms`), timeout);
        waiting.set(id, { resolve, reject, timer });
        try {
          worker.postMessage(toRequest(id), transfer);
        } catch (error) {
          fail(String(error));
        }
        return undefined;
      });
    },
    isOpen: () => !failure,
    close: () => fail('the connection was closed'),
  };
}
