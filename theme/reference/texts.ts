import type { PropGroup } from '../../src/rc-select/reference/types';
import { createCatalogue, type TextsOf } from '../locale/localeStore';

/** Texts of the prop tables. */
export const referenceTexts = createCatalogue(
  {
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
    groups: {
      value: 'Value',
      options: 'Options',
      search: 'Search',
      tags: 'Tags',
      popup: 'Popup',
      looks: 'Looks',
      events: 'Events',
      accessibility: 'Accessibility',
      behaviour: 'Behaviour',
    } satisfies Record<PropGroup, string>,
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The same in any language. */
export type ReferenceTexts = TextsOf<typeof referenceTexts>;
