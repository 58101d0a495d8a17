import type { SessionState } from '../session';
import type { EditTexts } from '../texts/en';

/** How it is going, in a sentence that is said aloud when it changes. */
export function statusOf({ live, isLoading, awaitsRun }: SessionState, texts: EditTexts): string {
  const { status, problemCount } = texts;
  if (awaitsRun) return status.waiting;
  if (isLoading) return status.loading;
  if (live.phase === 'failed') {
    const outcome = live.hasResult ? status.kept : status.failed;
    return `${problemCount(live.problems.length)} ${outcome}`;
  }
  return live.phase === 'running' ? status.running : status.published;
}
