/**
 * The name of a row of the prop tables, as a page shows it.
 *
 * @param anchor - Of the row, such as `select-maxCount` or `methods-focus`.
 * @returns Such as `maxCount` or `focus()`.
 */
export function rowName(anchor: string): string {
  const [table = '', name = ''] = anchor.split('-');
  return table === 'methods' ? `${name}()` : name;
}
