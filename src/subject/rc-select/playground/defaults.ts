import type { Settings } from '../../../playground/model/settings';
import type { PropRow } from '../../../playground/target';

/** Props whose default depends on others, which makes every value worth choosing. */
export const VARIABLE = ['filterOption', 'placement'];

/**
 * The default of a prop beside what else is set, as code; undefined where nothing takes the place
 * of a missing value.
 *
 * @see https://github.com/react-component/select/blob/v14.16.8/src/Select.tsx `mergedFilterOption`,
 *   and BaseSelect's `mergedShowSearch`.
 */
export function defaultOf(prop: PropRow, { mode, direction }: Settings): string | undefined {
  switch (prop.name) {
    case 'showSearch':
      return String(mode !== undefined);
    case 'filterOption':
    case 'defaultActiveFirstOption':
      return String(mode !== 'combobox');
    case 'placement':
      return direction === 'rtl' ? "'bottomRight'" : prop.default;
    default:
      return prop.default;
  }
}
