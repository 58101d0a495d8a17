import { createRandom, createZipf } from './random';

const ONSETS = ['', ...'b c d f g h j k l m n p r s t v w st tr pr ch sh cl gr sp'.split(' ')];
const VOWELS = 'a e i o u ea io ou'.split(' ');
const CODAS = ['', '', 'n', 'r', 's', 't', 'l', 'm', 'ct', 'nd', 'ng'];
const COMMON =
  'the of to and a in is it you that for on are with as be at or from this have an by not but what all when can select option value prop open filter mode search list label custom render render default change'.split(
    ' ',
  );

/** Number of distinct words; a site of 20,000 pages uses nearly all, one of 31 two thousand. */
const WORDS = 100_000;
/** Number of identifiers in camelCase, as in the docs of components. */
const IDENTIFIERS = 6_000;
/** One word of a text in this many is an identifier. */
const WORDS_PER_IDENTIFIER = 20;
/** Identifiers are made of this many words, the most frequent ones without the function words. */
const PARTS = 400;
const FUNCTION_WORDS = 27;

/** Words of a made-up language, the frequent ones first. */
function makeWords(random: () => number): string[] {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const words = new Set(COMMON);
  while (words.size < WORDS) {
    const syllables = 1 + Math.floor(random() * 3) + (words.size > 1000 ? 1 : 0);
    let word = '';
    for (let nth = 0; nth < syllables; nth += 1) word += pick(ONSETS) + pick(VOWELS) + pick(CODAS);
    words.add(word);
  }
  return [...words];
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Identifiers put together from frequent words, as props and functions are. */
function makeIdentifiers(words: readonly string[], random: () => number): string[] {
  const draw = createZipf(PARTS, random);
  const part = (): string => words[draw()] ?? '';
  const identifiers = new Set<string>();
  while (identifiers.size < IDENTIFIERS) {
    identifiers.add(part() + capitalize(part()) + (random() < 0.5 ? capitalize(part()) : ''));
  }
  return [...identifiers];
}

/** Returns a function that gives the next word of an endless text. */
export function createWriter(seed: number): () => string {
  const random = createRandom(seed);
  const words = makeWords(random);
  const identifiers = makeIdentifiers(words.slice(FUNCTION_WORDS), random);
  const drawWord = createZipf(words.length, random);
  const drawIdentifier = createZipf(identifiers.length, random);
  return () =>
    (random() * WORDS_PER_IDENTIFIER < 1 ? identifiers[drawIdentifier()] : words[drawWord()]) ?? '';
}
