import { parseJson } from '../../lib/parseJson';
import { isRecord, isText, itemsOf } from '../../lib/read';
import type { NavigationGroup, NavigationItem } from './sidebar';

/** More groups, or pages in one, than any site has. */
const LIMIT = 10_000;

function parseItem(value: unknown): NavigationItem | undefined {
  if (!isRecord(value) || !isText(value.title) || !isText(value.path)) return undefined;
  return { title: value.title, path: value.path };
}

function parseGroup(value: unknown): NavigationGroup | undefined {
  if (!isRecord(value)) return undefined;
  return {
    title: isText(value.title) ? value.title : undefined,
    items: itemsOf(value.items, LIMIT, parseItem),
  };
}

/** Reads the pages that a document lists; none where it lists none. */
export function parseNavigation(text: string): NavigationGroup[] {
  return itemsOf(parseJson(text), LIMIT, parseGroup);
}
