import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5';
import {
  attributeOf,
  type Element,
  findAll,
  isElement,
  type Node,
} from '../../../../src/lib/markup';
import { isHeading, readPageHeader, isDemo } from '../../../../src/search/build/content/block';
import { readTabs } from '../../../../src/search/build/content/tabs';
import { tabPanels } from '../passages/readReadings';
import { type BuiltPage, metaOf } from '../site';

/** A page as a site of another generator would have it. */
export interface PeerPage {
  address: string;
  title: string;
  description: string;
  /** Other words for what it is about, separated by commas. */
  keywords: string;
  /** The content below the title, without this site's interface. */
  content: DefaultTreeAdapterMap['documentFragment'];
}

/** What readers operate or look at; generators put their own interface outside of the content. */
const INTERFACE = new Set('audio button iframe noscript script style svg template'.split(' '));

/** Whether a file in a demo is one that many demos share; bench/compare shows none of them. */
const isShared = (panel: Element): boolean => /^\.\./.test(attributeOf(panel, 'data-key') ?? '');

function isShown(element: Element): boolean {
  const classes = (attributeOf(element, 'class') ?? '').split(' ');
  return !(
    INTERFACE.has(element.tagName) ||
    attributeOf(element, 'role') === 'tablist' ||
    attributeOf(element, 'data-search') === 'ignore' ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    classes.some((name) => ['demo-stage', 'demo-toolbar', 'visually-hidden'].includes(name)) ||
    // The title of a page is in its front matter.
    element.tagName === 'h1'
  );
}

/** Removes everything that is not content. Files of demos are opened: elsewhere, code is shown. */
function clean(root: Node, isInDemo: boolean): void {
  if (!('childNodes' in root)) return;
  root.childNodes = root.childNodes.filter((node) => {
    if (!isElement(node)) return true;
    if (!isShown(node)) return false;
    if (attributeOf(node, 'hidden') === undefined) return true;
    return isInDemo && attributeOf(node, 'role') === 'tabpanel' && !isShared(node);
  });
  for (const node of root.childNodes) {
    if (!isElement(node)) continue;
    node.attrs = node.attrs.filter(({ name }) => name !== 'hidden');
    clean(node, isInDemo || isDemo(node));
  }
}

/** Elsewhere, a demo is found by its heading, so that has its id. */
function moveIds(root: Node): void {
  for (const demo of findAll(root, isDemo)) {
    const id = demo.attrs.find(({ name }) => name === 'id');
    const [heading] = findAll(demo, isHeading);
    if (!id || !heading) continue;
    demo.attrs = demo.attrs.filter((attribute) => attribute !== id);
    heading.attrs = [id];
  }
}

/** A copy, since hits are judged by the markup itself. */
function contentOf(root: Element): PeerPage['content'] {
  const content = parseFragment(serialize(root));
  clean(content, false);
  moveIds(content);
  return content;
}

/** A page and its tabs, each as a page of its own: most generators have no tabs of pages. */
export function peerPages({ address, document, main }: BuiltPage): PeerPage[] {
  const panels = tabPanels(main);
  const tabs = readTabs(main).flatMap(({ key, meta }) => {
    const panel = panels.get(key);
    const title = meta.frontmatter?.title ?? '';
    return panel
      ? [
          {
            address: `${address}?tab=${key}`,
            title,
            description: '',
            keywords: '',
            content: contentOf(panel),
          },
        ]
      : [];
  });
  const { title = '', description = '' } = readPageHeader(main);
  const keywords = metaOf(document, 'keywords');
  return [{ address, title, description, keywords, content: contentOf(main) }, ...tabs];
}
