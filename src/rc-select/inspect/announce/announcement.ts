import type { OptionDescription } from '../describe/description';

/**
 * Something a screen reader would say. All but `region` are approximations: each reader words them
 * in its own way.
 */
export type Announcement =
  | {
      kind: 'region';
      text: string;
      isAssertive: boolean;
      /**
       * The region came with its text; many screen readers watch only regions that were there
       * before.
       */
      isNew: boolean;
    }
  | { kind: 'focus'; role: string; name: string; value: string; isExpanded: boolean }
  | { kind: 'expanded'; isExpanded: boolean }
  | { kind: 'option'; option: OptionDescription }
  /** The active descendant is no option, so there is nothing to say. */
  | { kind: 'silence'; id: string };
