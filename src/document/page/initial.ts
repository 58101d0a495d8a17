/** The letter that stands for a library: the first of its last word, as `S` for `react-select`. */
export function initialOf(name: string): string {
  return (/[a-z\d](?=[a-z\d]*$)/i.exec(name)?.[0] ?? name.slice(0, 1)).toUpperCase();
}
