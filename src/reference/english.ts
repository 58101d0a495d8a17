import { GROUP_TITLES } from '../subject/reference';

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
  demos: 'Demos:',
  groups: GROUP_TITLES,
};

/** Texts of the prop tables, in any language. */
export type ReferenceTexts = typeof english;
