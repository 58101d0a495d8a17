import { addressWords, type AddressWords } from './addressWords';
import { likeness } from './likeness';

/** Who needs a longer list is better served by the overview. */
const MOST = 5;
/** Below this an address has no more in common with the asked one than any other. */
const LEAST = 0.5;
/** What a name of the asked address weighs that is not the last one, which says the most. */
const EARLIER = 0.6;
/** What a section weighs, so that of two equally near the page comes first. */
const SECTION = 0.9;

type Weigh = (word: string) => number;

const highest = (values: readonly number[]): number => Math.max(0, ...values);

/** How far the last name of an address is like a name of the asked one. */
function nameLikeness(asked: AddressWords, { names }: AddressWords): number {
  const name = names.at(-1) ?? '';
  return highest(
    asked.names.map(
      (other, at) => likeness(other, name) * (at === asked.names.length - 1 ? 1 : EARLIER),
    ),
  );
}

/** How much of some words is among others, by weight. */
function coverage(words: readonly string[], others: readonly string[], weigh: Weigh): number {
  const total = words.reduce((sum, word) => sum + weigh(word), 0);
  const shared = words.reduce(
    (sum, word) => sum + weigh(word) * highest(others.map((other) => likeness(word, other))),
    0,
  );
  return total && shared / total;
}

/** Weighs the words of addresses: one that many share says little. */
function weighKnown(known: readonly AddressWords[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of known.flatMap(({ words }) => words)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map([...counts].map(([word, count]) => [word, 1 / count]));
}

/** Weighs the asked words as the known ones they are like; others say nothing. */
function weighAsked({ words }: AddressWords, known: ReadonlyMap<string, number>): Weigh {
  const weights = new Map(
    words.map((word) => [
      word,
      highest([...known].map(([other, weight]) => (likeness(word, other) ? weight : 0))),
    ]),
  );
  return (word) => weights.get(word) ?? 0;
}

const rank = ({ address, near }: { address: string; near: number }): number =>
  address.includes('#') ? near * SECTION : near;

/**
 * The addresses nearest to one that does not exist, nearest first, at most five: those whose last name is like one that
 * was asked for, and those which have most of their words in common with it. None where nothing is near.
 *
 * @param asked - Any address below the base path; nothing is assumed about it.
 * @param addresses - The addresses there are, of pages, sections and tabs.
 */
export function nearestAddresses(asked: string, addresses: readonly string[]): string[] {
  const wanted = addressWords(asked);
  const known = addresses.map((address) => ({ address, ...addressWords(address) }));
  const weights = weighKnown(known);
  const weigh: Weigh = (word) => weights.get(word) ?? 0;
  const weighWanted = weighAsked(wanted, weights);

  return known
    .map(({ address, ...parts }) => {
      const there = coverage(parts.words, wanted.words, weigh);
      const back = coverage(wanted.words, parts.words, weighWanted);
      const inCommon = there + back && (2 * there * back) / (there + back);
      return { address, near: Math.max(inCommon, nameLikeness(wanted, parts)) };
    })
    .filter(({ near }) => near >= LEAST)
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, MOST)
    .map(({ address }) => address);
}
