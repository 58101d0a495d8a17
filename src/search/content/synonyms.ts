import { Problem } from '../../base/problem';
import type { SearchData } from '../site/data';

/**
 * Other words for pages, tabs and sections, by their addresses: found, but never shown. A demo has
 * none; its page has.
 */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** What has keywords in the search data. */
interface Target {
  keywords?: string[];
}

function targetAt({ routes, demos }: SearchData, address: string): Target | undefined {
  const [, path = '', tab, id] = /^\/([^?#]*)(?:\?tab=([^#]*))?(?:#(.*))?$/.exec(address) ?? [];
  const route = Object.values(routes).find((each) => each.path?.replace(/^\//, '') === path);
  const content = tab ? route?.meta?.tabs?.find(({ key }) => key === tab)?.meta : route?.meta;
  if (id === undefined) return content?.frontmatter;
  return id in demos ? undefined : content?.toc?.find((heading) => heading.id === id);
}

/** Throws a problem when a word leads to more than one place, or twice to the same. */
function checkUnique(synonyms: Synonyms): void {
  const words = Object.values(synonyms).flat();
  const lower = words.map((word) => word.toLowerCase());
  const twice = words.find((_, at) => lower.indexOf(lower[at] ?? '') < at);
  if (twice === undefined) return;
  throw new Problem({
    what: `the synonym "${twice}" is there twice.`,
    why: 'a word that leads to several places leads to none of them first.',
    fix: 'keep it at the address that it fits best.',
  });
}

/**
 * Adds synonyms to the data of the search, as keywords of what they lead to.
 *
 * @throws {Problem} When an address leads nowhere, or a word is there twice.
 */
export function addSynonyms(data: SearchData, synonyms: Synonyms): void {
  checkUnique(synonyms);
  for (const [address, words] of Object.entries(synonyms)) {
    const target = targetAt(data, address);
    if (!target) {
      throw new Problem({
        what: `the synonyms "${words.join('", "')}" are of ${address}, where there is no page, tab or section.`,
        why: 'the search leads to what it finds, and their place is gone or was never there.',
        fix: 'correct the address; a demo has no synonyms, its page has.',
      });
    }
    target.keywords = [...(target.keywords ?? []), ...words];
  }
}
