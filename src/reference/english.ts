import groups from '@@/subject/propGroups';
import { DEFAULT_LOCALE } from '../locale/locales';

/** Texts of the prop tables. */
export const english = {
  off: 'apiParser must be enabled to use auto-generated API',
  resolving: 'Properties definition is resolving, wait a moment...',
  notFound: (id: string) => `Properties definition not found for ${id} component`,
  caption: (id: string) => `Reference of ${id}`,
  purposes: 'Props by purpose',
  name: 'Name',
  typeAndDefault: 'Type and default',
  description: 'Description',
  defaultValue: 'Default',
  required: 'Required',
  /** What follows it is the replacement. */
  deprecated: 'Deprecated; use instead:',
  /** What follows it is what a comment says, or nothing. */
  outdated: 'Deprecated.',
  /** What follows it is the element, if there is one, and how many they are. */
  inherited: 'Besides these, attributes and events of the element:',
  demos: 'Demos:',
  groups: groups?.[DEFAULT_LOCALE] ?? {},
};

/** Texts of the prop tables, in any language. */
export type ReferenceTexts = typeof english;
