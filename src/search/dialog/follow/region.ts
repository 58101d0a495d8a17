import {
  DEMO_BLOCK,
  PROSE,
  SEARCHED_AS,
  TAB_LIST,
  VISUALLY_HIDDEN,
} from '../../../document/contract';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Elements without text of the page: demos and their sources, controls, hidden or ignored ones. */
const SKIPPED = `.${DEMO_BLOCK}, .${TAB_LIST}, .${VISUALLY_HIDDEN}, button, script, style, [hidden], [aria-hidden="true"], [${SEARCHED_AS}="ignore"]`;

function headingsIn(element: Element): Element[] {
  return [...element.querySelectorAll(HEADINGS)].filter((heading) => !heading.closest(SKIPPED));
}

const levelOf = (heading: Element): number => Number(heading.tagName.slice(1));

function around(element: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}

/** From a heading, or a demo that begins with one, to the next heading of its level or above. */
function sectionOf(target: Element, heading: Element): Range {
  const whole = target.closest(`.${PROSE}, main`) ?? document.body;
  const next = headingsIn(whole).find(
    (other) =>
      levelOf(other) <= levelOf(heading) &&
      heading.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const range = around(whole);
  range.setStartBefore(target);
  if (next) range.setEndBefore(next);
  return range;
}

/**
 * The part of the page that a hint leads to.
 *
 * @param target - The heading of a section, a demo block, a row of a table; or for all of it, a tab
 *   or the heading of the page.
 */
export function regionOf(target: Element): Range {
  if (target.matches('h1, main')) return around(target.closest('main') ?? target);
  const panel = target.getAttribute('aria-controls');
  if (panel) return around(document.getElementById(panel) ?? target);
  const heading = target.matches(HEADINGS) ? target : headingsIn(target)[0];
  return heading ? sectionOf(target, heading) : around(target);
}

/** The visible texts of a region, in their order. */
export function textsIn(region: Range): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(
    region.commonAncestorContainer,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (!region.intersectsNode(node)) return NodeFilter.FILTER_REJECT;
      if (node instanceof Element)
        return node.matches(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
      return NodeFilter.FILTER_ACCEPT;
    },
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
  }
  return texts;
}
