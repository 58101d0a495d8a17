import { answer } from './handler';

// The file of its own that the compiler is on the host; nothing but this is in it.
self.onmessage = ({ data }: MessageEvent<unknown>) => {
  const answered = answer(data);
  if (answered) self.postMessage(answered);
};
