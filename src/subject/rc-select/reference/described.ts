import { option, optgroup } from './option';
import { select } from './select';
import type { DescribedTable } from '../../../reference/types';
import type { Descriptions } from './types';
import type { RefMember } from './names';

/** Members of the ref. */
const methods: Descriptions<RefMember> = {
  focus: {
    description:
      "Focuses the text field, with the same `options` as the DOM's `focus`, such as `{ preventScroll: true }`. The list stays closed unless `showAction` names `focus`.",
    see: ['focus', 'controlled', 'custom-tags'],
  },
  blur: {
    description: 'Removes the focus, which closes the list.',
  },
  scrollTo: {
    type: '(target?: number | ScrollConfig | null) => void',
    description:
      'Scrolls the open list to a row by its index, to `{ index }` or `{ key }` with `align` and `offset`, or to `{ top }` in pixels. Has no effect while the list is closed.',
  },
  nativeElement: {
    description: 'The root element of the select: a property, not a method.',
  },
};

/** All tables. */
export const describedTables: readonly DescribedTable[] = [
  { id: 'Select', anchor: 'select', descriptions: select },
  { id: 'Methods', anchor: 'methods', descriptions: methods },
  { id: 'Option', anchor: 'option', descriptions: option },
  { id: 'OptGroup', anchor: 'optgroup', descriptions: optgroup },
];
