import { attributeOf, type Element } from '../../../../src/lib/markup';
import { depthOf, isHeading } from '../../../../src/search/build/content/block';
import { readLines, textOf } from '../../../../src/search/build/content/lines';
import { type PeerPage } from './pages';

/** A section as other generators split a page: at its headings, and at nothing else. */
export interface PeerSection {
  /** The page, with the id of the heading. */
  address: string;
  depth: number;
  title: string;
  paragraphs: string[];
}

/**
 * Splits a page at its headings. The first section is the page's lead, under its title.
 *
 * @param deepest - Headings below this level are text of the section above.
 */
export function sectionsOf({ address, title, content }: PeerPage, deepest = 6): PeerSection[] {
  const lead: PeerSection = { address, depth: 1, title, paragraphs: [] };
  const sections = [lead];
  let current = lead;
  const begin = (heading: Element): void => {
    const id = attributeOf(heading, 'id') ?? '';
    current = {
      address: `${address}#${id}`,
      depth: depthOf(heading),
      title: textOf(heading),
      paragraphs: [],
    };
    sections.push(current);
  };
  readLines(content, {
    line: (line) => current.paragraphs.push(line),
    element: (element) => {
      if (!isHeading(element) || depthOf(element) > deepest) return false;
      begin(element);
      return true;
    },
  });
  return sections;
}
