import { Problem } from '../../lib/problem';
import { createGuards } from '../sandbox/frame/runtime/guard';
import { PROBLEMS_PATH } from '../../build/problemsPath';

/** Whether a page runs the demo, and not the build, where it has more time. */
const isPage = typeof location === 'object';

/**
 * A build renders many pages in one task, so they have five times as long. What counts is its own
 * processor time: other programs on a busy machine are no loop without an end. By `globalThis`,
 * since umi puts a stand-in in the place of `process`.
 */
const now = () => {
  if (isPage) return performance.now();
  const { user, system } = globalThis.process.cpuUsage();
  return (user + system) / 1000 / 5;
};

function stop({ file, line }: { file: string; line: number }): never {
  const { message } = new Problem(
    {
      what: 'the demo was stopped: it did not come to an end.',
      why: 'a loop or a function ran for seconds, in which the page can do nothing else.',
      fix: 'look for a loop whose condition stays true, or a function that calls itself.',
    },
    `${file}:${line}`,
  );
  // The terminal of the development server says it, too (src/site/dev).
  if (isPage) void fetch(`${PROBLEMS_PATH}?add=${encodeURIComponent(message)}`);
  throw new Error(message);
}

/** Makes the guard of a file, which `loopGuards.ts` puts into its loops and functions. */
export const guardOf = createGuards({
  now,
  nextTask: (callback) => setTimeout(callback),
  onStop: stop,
});
