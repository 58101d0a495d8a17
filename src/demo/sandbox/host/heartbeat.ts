import { BEAT, MAX_MISSED_BEATS } from '../timeLimits';

/** Asks a frame again and again whether it is alive. */
export interface Heartbeat {
  /** Takes the frame's answer. */
  answer(beat: number): void;
  /** Whether an answer is owed. */
  isWaiting(): boolean;
  stop(): void;
}

/** Starts asking. `onSilence` is called once, when too many answers in a row are missing. */
export function startHeartbeat(ping: (beat: number) => void, onSilence: () => void): Heartbeat {
  let sent = 0;
  let answered = 0;
  let missed = 0;

  const timer = setInterval(() => {
    missed = answered === sent ? 0 : missed + 1;
    if (missed >= MAX_MISSED_BEATS) {
      clearInterval(timer);
      onSilence();
      return;
    }
    if (missed > 0) return;
    sent += 1;
    ping(sent);
  }, BEAT);

  return {
    answer(beat) {
      if (beat === sent) answered = sent;
    },
    isWaiting: () => answered !== sent,
    stop: () => clearInterval(timer),
  };
}
