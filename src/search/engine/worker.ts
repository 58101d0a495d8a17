import { createHandler } from './handler';

// The file of its own that D1 asks for. Nothing else is in it, so that everything else also runs
// without a worker.
const handle = createHandler();

self.onmessage = ({ data }: MessageEvent<unknown>) => {
  const answer = handle(data);
  if (answer instanceof Error) self.reportError(answer);
  else if (answer) self.postMessage(answer);
};
