/** Members of refs, whose tables are called so, or as their component with `ref` behind it. */
const MEMBER = /^(?:methods|.+-ref)-(.+)$/;

/** What follows the name of the table; names of attributes have a dash themselves. */
const NAME = /-((?:aria-|data-)?[^-]+)$/;

/**
 * The name of a row of the prop tables, as a page shows it.
 *
 * @param anchor - Of the row, such as `select-maxCount`, `methods-focus` or `slider-ref-focus`.
 * @returns Such as `maxCount` or `focus()`.
 */
export function rowName(anchor: string): string {
  const member = MEMBER.exec(anchor)?.[1];
  return member === undefined ? (NAME.exec(anchor)?.[1] ?? anchor) : `${member}()`;
}
