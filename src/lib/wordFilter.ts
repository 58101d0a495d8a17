/**
 * Makes what a filter field keeps: the texts that contain all words of a query, in any order and
 * case. Without words, every text.
 */
export function wordFilter(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const all = text.toLowerCase();
    return words.every((word) => all.includes(word));
  };
}
