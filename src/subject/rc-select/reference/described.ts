import { methods } from './methods';
import { optgroup } from './optgroup';
import { option } from './option';
import { select } from './select';
import type { Description, Descriptions, PropDescription, ReferenceId } from '../../referenceTypes';

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
