import type { SessionState } from '../session';
import type { EditTexts } from '../texts';

/** How it is going, in a sentence that is said aloud when it changes. */
export function statusOf(
  { sandbox, isLoading, awaitsRun }: SessionState,
  texts: EditTexts,
): string {
  const { status, problemCount } = texts;
  if (awaitsRun) return status.waiting;
  if (isLoading) return status.loading;
  if (sandbox.phase === 'failed') {
    const outcome = sandbox.hasResult ? status.kept : status.failed;
    return `${problemCount(sandbox.problems.length)} ${outcome}`;
  }
  return sandbox.phase === 'running' ? status.running : status.published;
}
