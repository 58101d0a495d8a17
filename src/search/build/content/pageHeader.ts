import { type FrontmatterInput } from '../../engine/site/data';
import { type Element, findAll, type Node } from '../../../lib/markup';
import { readLines, textOf } from './lines';
import { Problem } from '../../../lib/problem';

const isTitle = ({ tagName }: Element): boolean => tagName === 'h1';

/**
 * Whether an element is the header of the page (theme/layout/PageHeader.tsx), which is not part of
 * its text.
 */
export function isPageHeader(element: Element): boolean {
  return element.tagName === 'header' && findAll(element, isTitle).length > 0;
}

/**
 * Reads title and description as the page shows them.
 *
 * @throws {Problem} When there is no title.
 */
export function readPageHeader(root: Node): FrontmatterInput {
  const [header] = findAll(root, isPageHeader);
  const title = header && findAll(header, isTitle).map(textOf).join(' ');
  if (!title) {
    throw new Problem({
      what: 'the page has no title: no <h1> in a <header>, or one without text.',
      why: 'search shows every hint under the title of its page.',
      fix: 'give the page a `title` in its front matter; theme/layout/PageHeader.tsx shows it.',
    });
  }
  const description: string[] = [];
  readLines(header, { line: (text) => description.push(text), element: isTitle });
  return { title, description: description.join(' ') };
}
