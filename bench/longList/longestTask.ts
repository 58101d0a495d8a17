import type { CDPSession } from 'playwright-core';

/** The fields of a trace event that are read here. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds, of events that have a duration. */
  tdur?: number;
  args: { name?: string };
}

const CATEGORIES = ['__metadata', 'toplevel', 'disabled-by-default-devtools.timeline'];

/**
 * Processor time of the longest task on the page's thread during `step`, in milliseconds. Time in
 * which other programs had the processor is not part of it.
 */
export async function longestTask(session: CDPSession, step: () => Promise<unknown>) {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  await step();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);

  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
