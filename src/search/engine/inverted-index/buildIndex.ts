import { type Entry } from '../site/entries';
import { type Segment } from '../text/segment';
import { FIELD } from './fields';
import { IndexBuilder } from './indexBuilder';
import { type SearchIndex } from './searchIndex';

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
