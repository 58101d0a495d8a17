import { type ContentInput } from '../../engine/site/data';
import { type Block, isDemo } from './block';
import { blocksOf } from './blocks';
import { encodeContent } from './encodeContent';
import { attributeOf, type Element, findAll, type Node } from '../../../lib/markup';
import { textOf } from './lines';
import { Problem } from '../../../lib/problem';
import { TAB_KEY } from '../../../document/contract';

/** A tab with its content as the worker receives it (B9, D4). */
export interface TabContent {
  key: string;
  meta: ContentInput;
}

const isPanel = (element: Element): boolean => attributeOf(element, 'role') === 'tabpanel';

/** A demo's hint has the address of the page, so a demo in a tab is a section instead. */
function toSections(block: Block): Block[] {
  if (block.kind !== 'demo') return [block];
  const { id, depth, title, description } = block;
  const heading: Block = { kind: 'heading', id, depth, title };
  return description ? [heading, { kind: 'paragraph', text: description }] : [heading];
}

function labelOf(root: Node, panel: Element): string {
  const id = attributeOf(panel, 'aria-labelledby');
  if (id === undefined) return '';
  return findAll(root, (element) => attributeOf(element, 'id') === id)
    .map(textOf)
    .join(' ');
}

function readTab(root: Node, panel: Element): TabContent {
  const key = attributeOf(panel, TAB_KEY);
  const title = labelOf(root, panel);
  if (!key || !title) {
    throw new Problem({
      what: `the panel of a tab has no ${key ? `label (${key})` : 'key'}.`,
      why: 'search leads to a tab by ?tab=<key> and shows it by its label.',
      fix: 'compare src/ui/tabs/Tabs.tsx with src/search/build/content/tabs.ts: aria-labelledby, and TAB_KEY of src/document/contract.ts.',
    });
  }
  const { toc, texts } = encodeContent(blocksOf(panel).flatMap(toSections));
  return { key, meta: { frontmatter: { title }, toc, texts } };
}

/**
 * Reads the tabs of a page, except for the page's own text, which is the panel shown first. Tabs in
 * demos are files of the demos.
 *
 * @throws {Problem} When a tab has no key or no label.
 */
export function readTabs(root: Node): TabContent[] {
  return findAll(root, (element) => isPanel(element) || isDemo(element))
    .filter((element) => isPanel(element) && attributeOf(element, 'hidden') !== undefined)
    .map((panel) => readTab(root, panel));
}
