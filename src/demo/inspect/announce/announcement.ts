import type { OptionDescription } from '../describe/description';

/**
 * Something that a screen reader would say. All but `region` are approximations: wording differs by
 * screen reader.
 */
export type Announcement =
  | {
      kind: 'region';
      text: string;
      isAssertive: boolean;
      /**
       * The region was added together with its text; many screen readers announce only changes of
       * regions that were there before.
       */
      isNew: boolean;
    }
  | { kind: 'focus'; role: string; name: string; value: string; isExpanded: boolean }
  | { kind: 'expanded'; isExpanded: boolean }
  | { kind: 'option'; option: OptionDescription }
  /** The active descendant is not an option, so nothing is announced. */
  | { kind: 'silence'; id: string };
