/** How well a name fits: 0 is the search itself, 1 begins with it, 2 has a word that does, 3 contains it. */
export function rank(name: string, search: string): number {
  const [text, start] = [name.toLowerCase(), search.toLowerCase()];
  if (text === start) return 0;
  if (text.startsWith(start)) return 1;
  return text.includes(` ${start}`) ? 2 : 3;
}
