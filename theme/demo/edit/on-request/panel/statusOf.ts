import type { SessionState } from '../session';
import type { EditMessages } from '../texts/messages';

/** How it is going, in a sentence that is said aloud when it changes. */
export function statusOf(
  { live, isLoading, awaitsRun }: SessionState,
  messages: EditMessages,
): string {
  const { status, problemCount } = messages;
  if (awaitsRun) return status.waiting;
  if (isLoading) return status.loading;
  if (live.phase === 'failed') {
    const outcome = live.hasResult ? status.kept : status.failed;
    return `${problemCount(live.problems.length)} ${outcome}`;
  }
  return live.phase === 'running' ? status.running : status.published;
}
