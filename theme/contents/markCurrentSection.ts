import { isHidden, targetOf } from '../../src/ui/scroll/target';

/** How far below the top a heading may be to count as the section being read, in pixels. */
const READING_LINE = 120;

/**
 * Marks the link to the section being read, or none above the first.
 *
 * @param contents - Has the links to the sections, in their order.
 */
export function markCurrentSection(contents: HTMLElement): void {
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
}
