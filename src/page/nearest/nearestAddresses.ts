import { addressWords, type AddressWords } from './addressWords';
import { likenessTo, type Likeness } from './likeness';

/** The overview serves readers better than a longer list. */
const MOST = 5;
/** Below this an address has no more in common with the asked one than any other. */
const LEAST = 0.5;
/** What a name of the asked address weighs that is not the last one, which says the most. */
const EARLIER = 0.6;
/** What a section weighs, so that of two equally near the page comes first. */
const SECTION = 0.9;

/** The asked address, ready to be compared. */
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

/** How far the last name of an address is like one of the asked names. */
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
 * How many of their words two addresses have in common, by weight; asked words that the site does
 * not know say nothing.
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
 * name is like one that was asked for, and those which have most of their words in common with it.
 * None where nothing is near.
 *
 * @param asked - Any address below the base path; nothing is assumed about it.
 * @param addresses - The addresses there are, of pages, sections and tabs.
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
    .slice(0, MOST)
    .map(({ address }) => address);
}
