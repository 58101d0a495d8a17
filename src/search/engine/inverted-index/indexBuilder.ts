import { FIELD_BITS, FIELD } from './fields';
import { type SearchIndex, toIndex, GrowingNumbers } from './searchIndex';
import { termsOf, type Segment } from '../text/terms';
import { forEachWord, type CharKind, LETTER } from '../text/words';
import type { Entry } from '../site/entries';

/** The terms of a word; nearly all words have one. */
type Ids = number | readonly number[];

/**
 * Collects the terms of entries. Sites repeat their words, so each spelling is folded and split
 * only once. Building takes less than 2 microseconds a word on large sites (bench/README.md).
 */
export class IndexBuilder {
  private readonly spellings: (string | undefined)[] = [];
  private readonly ids = new Map<string, number>();
  private readonly idsByWord = new Map<string, Ids>();
  /** The latest occurrence of each term, which says whether the current entry has it already. */
  private readonly latest: number[] = [];
  private readonly occurrences = new GrowingNumbers();
  private readonly entryStarts = new GrowingNumbers();
  private entryStart = 0;

  constructor(private readonly segment: Segment) {}

  /** Begins the next entry; entries are numbered from 0. */
  beginEntry(): void {
    this.entryStart = this.occurrences.length;
    this.entryStarts.push(this.entryStart);
  }

  /** Adds a text of the current entry. */
  add(text: string, field: number): void {
    forEachWord(text, (start, end, kind) => {
      const ids = this.idsOf(text, start, end, kind);
      if (typeof ids === 'number') this.mark(ids, field);
      else for (const id of ids) this.mark(id, field);
    });
  }

  finish(): SearchIndex {
    return toIndex({
      ids: this.ids,
      spellings: this.spellings,
      occurrences: this.occurrences.values(),
      entryStarts: this.entryStarts.values(),
    });
  }

  private mark(id: number, field: number): void {
    const before = this.latest[id] ?? -1;
    if (before >= this.entryStart) {
      this.occurrences.mark(before, field);
    } else {
      this.latest[id] = this.occurrences.length;
      this.occurrences.push((id << FIELD_BITS) | field);
    }
  }

  private idsOf(text: string, start: number, end: number, kind: CharKind): Ids {
    // Runs of unspaced scripts are clauses; caching them would be caching the whole text.
    if (kind !== LETTER) return this.makeIds(text.slice(start, end), kind);
    const word = text.slice(start, end);
    const known = this.idsByWord.get(word);
    if (known !== undefined) return known;
    const ids = this.makeIds(word, kind);
    this.idsByWord.set(word, ids);
    return ids;
  }

  private makeIds(word: string, kind: CharKind): Ids {
    const [whole = '', ...others] = termsOf(word, kind, this.segment);
    const id = this.idOf(whole);
    if (kind === LETTER && word !== whole) this.spellings[id] ??= word;
    return others.length ? [id, ...others.map((term) => this.idOf(term))] : id;
  }

  private idOf(term: string): number {
    const known = this.ids.get(term);
    if (known !== undefined) return known;
    const id = this.ids.size;
    this.ids.set(term, id);
    this.spellings.push(undefined);
    this.latest.push(-1);
    return id;
  }
}

/** Indexes entries by their position in the list, with the fields that D5 weighs differently. */
export function buildIndex(entries: readonly Entry[], segment: Segment): SearchIndex {
  const builder = new IndexBuilder(segment);
  for (const { kind, page, ownTitle, paragraphs, keywords = [] } of entries) {
    builder.beginEntry();
    if (kind === 'page') {
      builder.add(page.title, FIELD.page);
      continue;
    }
    builder.add(ownTitle, FIELD.own);
    builder.add(page.title, kind === 'demo' && ownTitle ? FIELD.around : FIELD.shown);
    for (const paragraph of [...paragraphs, ...keywords]) builder.add(paragraph, FIELD.body);
  }
  return builder.finish();
}
