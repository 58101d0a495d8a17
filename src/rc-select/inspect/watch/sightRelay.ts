import { oncePerFrame } from '../../../base/oncePerFrame';
import { KEPT_ANNOUNCEMENTS } from './watchAccessibility';
import type { Sight, WatchSights } from './sight';

/** Stands between sights that come from elsewhere and who watches them. */
export interface SightRelay {
  /** Takes a sight; it may come as often as it likes. */
  give: (sight: Sight) => void;
  /** Watches what is given: the last sight, and once a frame what came after it. */
  watch: WatchSights;
}

/**
 * Creates a relay that was given nothing yet.
 *
 * @param choose - Is told which select shall be described.
 */
export function createSightRelay(choose: (index: number | undefined) => void): SightRelay {
  let last: Sight | undefined;
  let tell: ((sight: Sight) => void) | undefined;

  const task = oncePerFrame(() => {
    if (!last || !tell) return;
    const sight = last;
    last = { ...sight, announcements: [] };
    tell(sight);
  });

  return {
    give(sight) {
      const announcements = [...(last?.announcements ?? []), ...sight.announcements];
      last = { ...sight, announcements: announcements.slice(-KEPT_ANNOUNCEMENTS) };
      task.request();
    },
    watch(chosen, onSight) {
      tell = onSight;
      choose(chosen);
      // Not at once: what comes first may be on its way.
      task.request();
      return {
        choose,
        stop() {
          tell = undefined;
          task.cancel();
        },
      };
    },
  };
}
