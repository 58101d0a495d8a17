/** What the tab of a source says: its name relative to the demo's entry, without the way up. */
export function labelOf(name: string): string {
  return name.replace(/^(\.\.\/)+/, '');
}
