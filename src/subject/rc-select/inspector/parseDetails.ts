import { parseItem } from '../../../demo/sandbox/frame/inspect/parseElement';
import { isTrue, optionalText, record, text } from '../../../demo/sandbox/frame/inspect/readFields';
import { countOf, itemsOf } from '../../../lib/read';
import { MAX_OPTIONS, type ListDescription, type SelectDetails } from './selectDetails';

const parseList = record<ListDescription>({
  id: text,
  name: text,
  isHidden: isTrue,
  isMultiselectable: isTrue,
  options: (value) => itemsOf(value, MAX_OPTIONS, parseItem),
  optionCount: countOf,
  emptyText: text,
  rowsWithoutRole: countOf,
  disabledRows: countOf,
  activeRow: optionalText,
});

/**
 * Reads the details of a select, whatever they are, with texts and lists cut to their limits; what
 * was read is read again as the same. Undefined for what is no object.
 */
export const parseDetails = record<SelectDetails>({
  shownValue: text,
  isMultiple: isTrue,
  list: parseList,
});
