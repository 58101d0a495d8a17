import type { CallLog } from '../../../../src/rc-select/inspect/calls/callLog';
import type { SightWatch, WatchSights } from '../../../../src/rc-select/inspect/watch/sight';
import { createSightRelay } from '../../../../src/rc-select/inspect/watch/sightRelay';
import type { InspectMessage } from '../../../../src/demo/live/host/stage';
import type { EditSession } from '../../edit/on-request/session';

/** What the selects of edited code tell, from inside their frame. */
export interface EditedSource {
  /**
   * Begins to take calls and sights from the frames.
   *
   * @param onFailed - Called when the script for it cannot be loaded.
   * @returns How to stop.
   */
  listen: (onFailed: () => void) => () => void;
  sights: WatchSights;
}

/** Creates the source of an open editor. Nothing is asked of its frames before `listen`. */
export function createEditedSource(
  { inspect }: Pick<EditSession, 'inspect'>,
  log: Pick<CallLog, 'add' | 'miss'>,
): EditedSource {
  let inspection: SightWatch | undefined;
  let chosen: number | undefined;
  const relay = createSightRelay((index) => {
    chosen = index;
    inspection?.choose(index);
  });

  function take(message: InspectMessage) {
    switch (message.type) {
      case 'call':
        log.add(message.call);
        break;
      case 'calls-missed':
        log.miss(message.count);
        break;
      case 'sight':
        relay.give(message.sight);
        break;
    }
  }

  return {
    listen(onFailed) {
      let isStopped = false;
      inspect(take).then(
        (begun) => {
          inspection = begun;
          if (isStopped) begun.stop();
          else if (chosen !== undefined) begun.choose(chosen);
        },
        () => {
          if (!isStopped) onFailed();
        },
      );
      return () => {
        isStopped = true;
        inspection?.stop();
      };
    },
    sights: relay.watch,
  };
}
