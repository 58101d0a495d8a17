import { likenessTo, type Likeness, addressWords, type AddressWords } from './likeness';

/** A longer list would help less than the overview. */
const MAX_ADDRESSES = 5;
/** With less, an address has no more in common with the requested one than any other. */
const LEAST = 0.5;
/** The weight of the names of the requested address before the last one, which says the most. */
const EARLIER = 0.6;
/** The weight of a section, so that a page comes before an equally near section. */
const SECTION = 0.9;

/** The requested address, ready to be compared. */
interface Asked {
  names: readonly Likeness[];
  words: readonly Likeness[];
}

interface Candidate {
  address: string;
  near: number;
}

const highest = (values: readonly number[]): number => Math.max(0, ...values);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** How similar the last name of an address is to one of the requested names. */
function nameLikeness(asked: Asked, { names }: AddressWords): number {
  const name = names.at(-1) ?? '';
  const last = asked.names.length - 1;
  return highest(asked.names.map((likeness, at) => likeness(name) * (at === last ? 1 : EARLIER)));
}

/** Weighs the words of addresses: one that many share says little. */
function weigh(known: readonly AddressWords[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of known.flatMap(({ words }) => words)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map([...counts].map(([word, count]) => [word, 1 / count]));
}

/**
 * How many of their words two addresses have in common, by weight; words unknown to the site are
 * ignored.
 */
function wordsInCommon(
  asked: Asked,
  { words }: AddressWords,
  weights: ReadonlyMap<string, number>,
  askedWeights: readonly number[],
): number {
  const weightOf = (word: string) => weights.get(word) ?? 0;
  const there = sum(
    words.map((word) => weightOf(word) * highest(asked.words.map((likeness) => likeness(word)))),
  );
  const back = sum(
    asked.words.map((likeness, at) => (askedWeights[at] ?? 0) * highest(words.map(likeness))),
  );
  if (!there || !back) return 0;
  // The harmonic mean of both parts is high only where both are.
  return 2 / (sum(words.map(weightOf)) / there + sum(askedWeights) / back);
}

const rank = ({ address, near }: Candidate): number =>
  address.includes('#') ? near * SECTION : near;

/**
 * The addresses nearest to one that does not exist, nearest first, at most five: those whose last
 * name resembles one of its names, and those with most of their words in common with it.
 *
 * @param asked - Any address below the base path.
 * @param addresses - The existing addresses of pages, sections and tabs.
 */
export function nearestAddresses(asked: string, addresses: readonly string[]): string[] {
  const parts = addressWords(asked);
  const wanted = { names: parts.names.map(likenessTo), words: parts.words.map(likenessTo) };
  const known = addresses.map((address) => ({ address, ...addressWords(address) }));
  const weights = weigh(known);
  const askedWeights = wanted.words.map((likeness) =>
    highest([...weights].map(([word, weight]) => (likeness(word) ? weight : 0))),
  );

  return known
    .map((one): Candidate => ({
      address: one.address,
      near: Math.max(nameLikeness(wanted, one), wordsInCommon(wanted, one, weights, askedWeights)),
    }))
    .filter(({ near }) => near >= LEAST)
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, MAX_ADDRESSES)
    .map(({ address }) => address);
}
