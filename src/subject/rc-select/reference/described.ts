import { option, optgroup } from './option';
import { select } from './select';
import type { Description, Descriptions, PropDescription, ReferenceId } from '../../referenceTypes';
import type { RefMember } from './names';

/** Members of the ref. */
const methods: Descriptions<RefMember> = {
  focus: {
    description:
      "Focuses the text field; `options` are those of the DOM's own `focus`, such as `{ preventScroll: true }`. The list stays closed unless `showAction` names `focus`.",
    see: ['focus', 'controlled', 'custom-tags'],
  },
  blur: {
    description: 'Removes the focus, which closes the list.',
  },
  scrollTo: {
    type: '(target?: number | ScrollConfig | null) => void',
    description:
      'Scrolls the open list: to a row by its index, to `{ index }` or `{ key }` with `align` and `offset`, or to `{ top }` in pixels. Has no effect while the list is closed.',
  },
  nativeElement: {
    description: 'The root element of the select: a property, not a method.',
  },
};

/** What we say of a table. */
export interface DescribedTable {
  id: ReferenceId;
  /** Start of each row's anchor, as in `select-value`. */
  anchor: string;
  descriptions: Readonly<Partial<Descriptions<string, Description | PropDescription>>>;
}

/** All tables. */
export const describedTables: readonly DescribedTable[] = [
  { id: 'Select', anchor: 'select', descriptions: select },
  { id: 'Methods', anchor: 'methods', descriptions: methods },
  { id: 'Option', anchor: 'option', descriptions: option },
  { id: 'OptGroup', anchor: 'optgroup', descriptions: optgroup },
];
