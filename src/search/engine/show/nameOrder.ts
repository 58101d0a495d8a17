import { type Keyword, parseQuery } from '../match/query';
import { GRADE, rankOfTitle } from '../rank/score';
import { type Entry } from '../site/entries';
import { type Segment } from '../text/terms';
import { findMarks } from './marks';
import { type Pattern } from './findKeyword';

/** An entry that was found by the words of a name, and what D5 says of it. */
export interface RankedEntry {
  entry: Entry;
  rank: number;
  hint: { priority: number };
}

/** `<Option>` and `Select.Option` are components, `maxCount={3}` is a prop. */
const CODE = /^(?:<|\w+\.)([A-Z]\w*)\W*$|^(\w+)=/;

/** A text with more occurrences says no more of a name. */
const MOST_IN_TEXT = 3;
/** What a name counts that an author has given an entry; the first of them counts twice. */
const IN_KEYWORDS = 1;

/** Of all entries with a name, readers want the prop. */
const PROP_FIRST = 0.5;

const NONE: ReadonlySet<string> = new Set();

const keyOf = (keywords: readonly Keyword[]): string => keywords.map(({ text }) => text).join('');

const partsOf = (keyword: Keyword): Keyword[] =>
  keyword.parts.length ? keyword.parts.map((text) => ({ ...keyword, text })) : [keyword];

/** Words as they stand in texts. */
const patternsOf = (keywords: readonly Keyword[]): Pattern[] =>
  keywords.map((keyword) => ({ ...keyword, parts: [], similar: NONE, isFuzzy: false }));

/** The words that are in a text, each as often as it is there. */
const wordsIn = (text: string, patterns: readonly Pattern[]): number[] =>
  findMarks(text, patterns)
    .filter(({ grade }) => grade === GRADE.exact)
    .map(({ keyword }) => keyword);

/** What is known of an entry that was found. */
interface Judged {
  entry: Entry;
  priority: number;
  /** The place of its name among those that the query may mean. */
  named: number;
  rank: number;
}

/** Judges entries by more than D5 does, for one query. */
class NameJudge {
  private readonly words: readonly Pattern[];
  private readonly parts: readonly Pattern[];
  /** The names that the query may mean, best first. */
  private readonly names: readonly string[];
  /** The place of an entry with none of them. */
  readonly unnamed: number;

  constructor(
    query: string,
    private readonly keywords: readonly Keyword[],
    private readonly segment: Segment,
  ) {
    this.words = patternsOf(keywords);
    this.parts = patternsOf(keywords.flatMap(partsOf));
    const [, component, prop] = CODE.exec(query.trim()) ?? [];
    // The table with the props of a component is named after both.
    const code = component ? `${component}props` : (prop ?? '');
    this.names = [code.toLowerCase(), keyOf(keywords)];
    this.unnamed = this.names.length;
  }

  /** The place of the entry's own name among those that the query may mean. */
  named({ ownTitle, owner = '' }: Entry): number {
    const own = this.keyOf(ownTitle);
    const holder = this.keyOf(owner);
    const all = [own, ...(owner ? [holder + own, own + holder] : [])];
    const place = this.names.findIndex((name) => name && all.includes(name));
    if (place < 0) return this.unnamed;
    return owner ? place - PROP_FIRST : place;
  }

  /** A name of several words that an author has given an entry weighs like a title. */
  rank({ entry, rank }: RankedEntry): number {
    const { length } = this.keywords;
    const isGiven =
      length > 1 && entry.keywords?.some((given) => this.names.includes(this.keyOf(given)));
    return isGiven ? Math.max(rank, rankOfTitle(length)) : rank;
  }

  /**
   * How much an entry has of the query. Props of one name stay in the order of the site, which
   * begins with the select, and so does what has no word of the query as it is.
   */
  weigh({ entry: { ownTitle, paragraphs, keywords = [] }, named, priority }: Judged): number {
    if (named < this.unnamed || priority < 1) return 0;
    const count = (text: string): number => wordsIn(text, this.words).length;
    let inText = 0;
    for (const text of paragraphs) if (inText < MOST_IN_TEXT) inText += count(text);
    const given = keywords.findIndex(count);
    return (
      count(ownTitle) +
      Math.min(MOST_IN_TEXT, inText) +
      (given < 0 ? 0 : IN_KEYWORDS + 1 / (1 + given))
    );
  }

  /** Whether a reader sees all words of the query in some texts, together or apart. */
  isSeen(texts: readonly string[]): boolean {
    const seen = new Set(texts.flatMap((text) => wordsIn(text, this.parts)));
    return seen.size === this.parts.length;
  }

  private keyOf(text: string): string {
    return keyOf(parseQuery(text, this.segment));
  }
}

/** How many entries may become the first three hints: a page and its lead have one address. */
const FIRST = 6;

/**
 * A page that only its keywords lead to stands after the best of its own passages that shows the
 * name.
 */
function preferPassages<Found extends Judged>(sorted: readonly Found[], judge: NameJudge) {
  const order = [...sorted];
  for (const lead of sorted.slice(0, FIRST)) {
    const { ownTitle, page, paragraphs } = lead.entry;
    if (ownTitle || judge.isSeen([page.title, ...paragraphs])) continue;
    const at = order.indexOf(lead);
    const passage = order
      .slice(at)
      .find(
        ({ entry }) =>
          entry.page === page &&
          entry.kind !== 'page' &&
          judge.isSeen([entry.ownTitle, ...entry.paragraphs]),
      );
    if (!passage) continue;
    order.splice(order.indexOf(passage), 1);
    order.splice(at, 0, passage);
  }
  return order;
}

const compare = (one: Judged, other: Judged): number =>
  one.named - other.named || other.rank - one.rank;

/**
 * Orders what was found for a name as the dialog shows it first: the entry with that name, then by
 * D5, whose many ties are ordered by how much an entry has of the name. Only what may be among the
 * first is read.
 *
 * @param found - In the order of their ranks by D5.
 */
export function orderByName<Found extends RankedEntry>(
  found: readonly Found[],
  query: string,
  keywords: readonly Keyword[],
  segment: Segment,
): Found[] {
  const judge = new NameJudge(query, keywords, segment);
  const judged = found
    .map((item) => ({
      item,
      entry: item.entry,
      priority: item.hint.priority,
      named: judge.named(item.entry),
      rank: judge.rank(item),
    }))
    .sort(compare);
  const last = judged[FIRST - 1];
  const first = judged
    .filter((one) => !last || compare(one, last) <= 0)
    .map((one) => ({ ...one, weight: judge.weigh(one) }))
    .sort((one, other) => compare(one, other) || other.weight - one.weight);
  const order = preferPassages([...first, ...judged.slice(first.length)], judge);
  return order.map(({ item }) => item);
}
