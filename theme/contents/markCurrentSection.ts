import { isHidden, targetOf } from '../../src/ui/scroll/target';
import { CURRENT_SECTION } from '../../src/document/contract';

/**
 * How far below the top a heading may be to count as the section being read, in pixels. On a phone,
 * a group of props begins below header, contents and filter.
 */
const READING_LINE = 160;

/** Writes the title of the section being read where its contents have a place for it. */
function writeTitle(contents: Element, current: Element | undefined): void {
  const place = contents.querySelector(`.${CURRENT_SECTION}`);
  if (!place || place.textContent === (current?.textContent ?? '')) return;
  // With the languages of its parts.
  place.replaceChildren(...(current?.cloneNode(true).childNodes ?? []));
}

/**
 * Marks the link to the section being read, or none above the first. The page has two lists of its
 * contents, and shows one of them; the other stays as it is.
 *
 * @param contents - Has the links to the sections, in their order.
 */
export function markCurrentSection(contents: HTMLElement): void {
  if (contents.offsetParent === null) return;
  const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
  const line = isAtEnd ? window.innerHeight : READING_LINE;
  const links = [...contents.querySelectorAll('a')];
  const current = links.findLast(({ hash }) => {
    const target = targetOf(hash, document);
    return target && !isHidden(target) && target.getBoundingClientRect().top < line;
  });
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
  writeTitle(contents, current);
}
