import { type Handle } from './handler';

/** What the binding needs of a worker's global scope. */
export interface WorkerScope {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage: (answer: unknown) => void;
  reportError: (error: unknown) => void;
}

/** Binds a handler to a worker's scope. */
export function bind(scope: WorkerScope, handle: Handle): void {
  scope.onmessage = ({ data }) => {
    const answer = handle(data);
    if (answer instanceof Error) scope.reportError(answer);
    else if (answer) scope.postMessage(answer);
  };
}
