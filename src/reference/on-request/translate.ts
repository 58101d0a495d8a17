import type { ReferenceTexts } from '../english';

/** A text of the tables by its name; those of groups have the name of the group. */
function textOf(texts: ReferenceTexts, said: string, id: string): string | undefined {
  if (said === 'caption' || said === 'notFound') return texts[said](id);
  const text = new Map<string, unknown>(Object.entries({ ...texts, ...texts.groups })).get(said);
  return typeof text === 'string' ? text : undefined;
}

/** What the document says, by its elements. */
const originals = new WeakMap<HTMLElement, string>();

/** Reads or writes what an element says. */
function said(element: HTMLElement, text?: string): string {
  const inAttribute = element.hasAttribute('aria-label');
  if (text !== undefined && inAttribute) element.setAttribute('aria-label', text);
  else if (text !== undefined) element.textContent = text;
  return (inAttribute ? element.getAttribute('aria-label') : element.textContent) ?? '';
}

/**
 * Says the texts of a table in another language, in place: the table is in the document, and the
 * page has no data to render it again.
 *
 * @param table - Its elements have the names of their texts as `data-say`.
 * @param id - Of the table.
 * @param texts - In the language; undefined for what the document has said at first.
 * @param lang - `lang` for the texts; undefined for that of the document.
 */
export function translate(
  table: HTMLElement,
  id: string,
  texts: ReferenceTexts | undefined,
  lang: string | undefined,
): void {
  for (const element of table.querySelectorAll<HTMLElement>('[data-say]')) {
    const text = texts ? textOf(texts, element.dataset.say ?? '', id) : originals.get(element);
    if (text === undefined) continue;
    if (!originals.has(element)) originals.set(element, said(element));
    said(element, text);
    if (lang === undefined) element.removeAttribute('lang');
    else element.lang = lang;
  }
}
