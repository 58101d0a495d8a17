import { type Fields } from '../../../lib/read';
import { listIn, numberIn, recordIn, textIn, textsIn, within } from './shape';

/** A heading of a page or tab with the paragraphs below it. */
export interface Section {
  id: string;
  depth: number;
  title: string;
  /** The component with the prop that it is about, or an empty text. */
  owner: string;
  paragraphs: string[];
  /** Other words for what it is about. */
  keywords: string[];
}

/** The content of a page or a tab by headings, as entries are made of it. */
export interface DecodedContent {
  title: string;
  /** The paragraphs above the first heading. */
  lead: string[];
  sections: Section[];
  /** Other words for what it is about. */
  keywords: string[];
}

const LEAD = -1;

/** Joins the texts of each paragraph, and puts the paragraphs in the order of the page. */
function readParagraphs(meta: Fields): (tocIndex: number) => string[] {
  const byHeading = new Map<number, Map<number, string>>();
  listIn(meta, 'texts', (text) => {
    const heading = numberIn(text, 'tocIndex') ?? LEAD;
    const paragraph = numberIn(text, 'paraId') ?? 0;
    const paragraphs = byHeading.get(heading) ?? new Map<number, string>();
    paragraphs.set(paragraph, (paragraphs.get(paragraph) ?? '') + textIn(text, 'value'));
    byHeading.set(heading, paragraphs);
  });
  return (heading) =>
    [...(byHeading.get(heading) ?? [])]
      .sort(([one], [other]) => one - other)
      .map(([, text]) => text)
      .filter((text) => text.trim() !== '');
}

/**
 * Reads the meta of a page or of a tab; both have the same shape in dumi. On this site,
 * src/search/build/content/encodeContent.ts writes it.
 */
export function decodeContent(meta: Fields): DecodedContent {
  const paragraphsBelow = readParagraphs(meta);
  const { titles, description, keywords } = within('frontmatter', () => {
    const frontmatter = recordIn(meta, 'frontmatter');
    return {
      titles: [textIn(frontmatter, 'title'), textIn(frontmatter, 'subtitle')],
      description: textIn(frontmatter, 'description'),
      keywords: textsIn(frontmatter, 'keywords'),
    };
  });
  return {
    title: titles.filter(Boolean).join(' '),
    // The layout shows the description above the text; stock dumi does not search it.
    lead: [description, ...paragraphsBelow(LEAD)].filter(Boolean),
    sections: listIn(meta, 'toc', (heading, at) => ({
      id: textIn(heading, 'id'),
      depth: numberIn(heading, 'depth') ?? 1,
      title: textIn(heading, 'title'),
      owner: textIn(heading, 'owner'),
      paragraphs: paragraphsBelow(at),
      keywords: textsIn(heading, 'keywords'),
    })),
    keywords,
  };
}
