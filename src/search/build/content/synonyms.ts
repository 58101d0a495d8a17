import { Problem } from '../../../lib/problem';
import type { Synonyms } from './searchWords';
import type { SearchData } from '../../engine/site/data';

/** What has other words in the search data. */
interface Target {
  keywords?: string[];
}

function targetAt({ routes, demos }: SearchData, address: string): Target | undefined {
  const [, path = '', tab, id] = /^\/([^?#]*)(?:\?tab=([^#]*))?(?:#(.*))?$/.exec(address) ?? [];
  const route = Object.values(routes).find((each) => each.path?.replace(/^\//, '') === path);
  const content = tab ? route?.meta?.tabs?.find(({ key }) => key === tab)?.meta : route?.meta;
  if (id === undefined) return content?.frontmatter;
  const demo = demos[id];
  if (demo?.asset && demo.routeId === route?.id) return demo.asset;
  return content?.toc?.find((heading) => heading.id === id);
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
 * Finds what the addresses of a list lead to.
 *
 * @param list - What the list is, for the message.
 * @throws {Problem} Which names all that lead nowhere.
 */
export function requireTargets(
  data: SearchData,
  addresses: readonly string[],
  list: string,
): Target[] {
  const targets = addresses.map((address) => targetAt(data, address));
  const found = targets.filter((target) => target !== undefined);
  if (found.length === addresses.length) return found;
  const wrong = addresses.filter((_, index) => !targets[index]);
  throw new Problem({
    what: `${list} of ${wrong.join(', ')} have no page, tab, section or demo.`,
    why: 'the search leads to what it finds, and their place is gone or was never there.',
    fix: 'correct the addresses, or take the words out.',
  });
}

/**
 * Adds synonyms to the data of the search, as keywords of what they lead to.
 *
 * @throws {Problem} When an address leads nowhere, or a word is there twice.
 */
export function addSynonyms(data: SearchData, synonyms: Synonyms): void {
  checkUnique(synonyms);
  const targets = requireTargets(data, Object.keys(synonyms), 'the synonyms');
  Object.values(synonyms).forEach((words, index) => {
    const target = targets[index];
    if (target) target.keywords = [...(target.keywords ?? []), ...words];
  });
}
