import type { ItemDescription } from '../../../demo/inspect/describe/description';

/** How many options are described: the panel shows no more, and computing names takes time. */
export const MAX_OPTIONS = 30;

/** The list that belongs to a combobox. */
export interface ListDescription {
  id: string;
  name: string;
  /** In the document but not exposed, as the list of a closed select is. */
  isHidden: boolean;
  isMultiselectable: boolean;
  /** The first options; `MAX_OPTIONS` at most. */
  options: readonly ItemDescription[];
  optionCount: number;
  emptyText: string;
  /** Visible rows without a role, which assistive technology does not recognise as options. */
  rowsWithoutRole: number;
  disabledRows: number;
  /** Text of the row that looks active; undefined if none does. */
  activeRow: string | undefined;
}

/** What only a select has, as plain data. */
export interface SelectDetails {
  /** What the box shows as chosen, whether or not it is exposed. */
  shownValue: string;
  /** Whether it looks like a select for several values. */
  isMultiple: boolean;
  list: ListDescription | undefined;
}
