import type { ReferenceTexts } from './texts';

/** A text of the tables by its name; those of groups have the name of the group. */
function textOf(texts: ReferenceTexts, said: string, id: string): string | undefined {
  if (said === 'caption') return texts.caption(id);
  const text = new Map<string, unknown>(Object.entries({ ...texts, ...texts.groups })).get(said);
  return typeof text === 'string' ? text : undefined;
}

/**
 * Says the texts of a table in another language, in place: the table is in the document, and the
 * page has no data to render it again.
 *
 * @param table - Its elements have the names of their texts as `data-say`.
 * @param id - Of the table.
 * @param lang - `lang` for the texts; undefined for that of the document.
 */
export function translate(
  table: HTMLElement,
  texts: ReferenceTexts,
  id: string,
  lang: string | undefined,
): void {
  for (const element of table.querySelectorAll<HTMLElement>('[data-say]')) {
    const text = textOf(texts, element.dataset.say ?? '', id);
    if (text === undefined) continue;
    if (element.hasAttribute('aria-label')) element.setAttribute('aria-label', text);
    else element.textContent = text;
    if (lang === undefined) element.removeAttribute('lang');
    else element.lang = lang;
  }
}
