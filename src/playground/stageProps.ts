import type { Description } from './model/description';
import type { Settings } from './model/settings';

/** What a component on the stage is and does. */
export interface StageProps {
  description: Description;
  onReset: () => void;
  /** Changes what is set, after what is set when the change is made. */
  onChange: (change: (now: Settings) => Settings) => void;
}
