import type { PropGroup } from '../../src/rc-select/reference/types';
import { createCatalogue } from '../locale/localeStore';

/** Texts of the prop tables. */
export interface ReferenceTexts {
  notFound: (id: string) => string;
  caption: (id: string) => string;
  purposes: string;
  name: string;
  typeAndDefault: string;
  description: string;
  defaultValue: string;
  required: string;
  /** What follows it is the replacement. */
  deprecated: string;
  demos: string;
  groups: Record<PropGroup, string>;
}

/** The texts of the prop tables in English. */
export const referenceTexts = createCatalogue<ReferenceTexts>(
  {
    notFound: (id) => `Properties definition not found for ${id} component`,
    caption: (id) => `Reference of ${id}`,
    purposes: 'Props by purpose',
    name: 'Name',
    typeAndDefault: 'Type and default',
    description: 'Description',
    defaultValue: 'Default',
    required: 'Required',
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
    },
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);
