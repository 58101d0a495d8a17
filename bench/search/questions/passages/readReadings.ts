import {
  attributeOf,
  type Element,
  findAll,
  hasClass,
  type Node,
} from '../../../../src/lib/markup';
import { depthOf, isHeading, isDemo } from '../../../../src/search/build/content/block';
import { readLines } from '../../../../src/search/build/content/lines';
import { type Place, type Reading } from './isRight';

/** Elements that an address leads to and that end where they end. */
const OWN_END = new Set([
  'aside',
  'blockquote',
  'div',
  'figure',
  'li',
  'p',
  'section',
  'table',
  'tbody',
  'tr',
]);

/** The text of a page or a tab as a reader meets it, with every element that has an address. */
function readReading(root: Node): Reading {
  const places: Place[] = [];
  let text = '';
  const read = (node: Node): void => {
    readLines(node, {
      line: (line) => {
        text += `${line}\n`;
      },
      element: (element) => {
        // The running demo with its tools and sources: looked at and folded, not read.
        if (hasClass(element, 'demo-block')) return true;
        const id = attributeOf(element, 'id');
        if (id === undefined) return false;
        const place: Place = { id, start: text.length, end: text.length };
        if (isHeading(element)) {
          places.push({ ...place, depth: depthOf(element) });
          return false;
        }
        if (!OWN_END.has(element.tagName)) return false;
        places.push(place);
        read(element);
        place.end = text.length;
        return true;
      },
    });
  };
  read(root);
  return { text, places };
}

const isPanel = (element: Element): boolean => attributeOf(element, 'role') === 'tabpanel';

/** The panels of the tabs of a page, by key, without the page's own text, which is shown first. */
export function tabPanels(main: Node): Map<string, Element> {
  // The panels in a demo are its files.
  const panels = findAll(main, (element) => isPanel(element) || isDemo(element)).filter(
    (element) => isPanel(element) && attributeOf(element, 'hidden') !== undefined,
  );
  return new Map(panels.map((panel) => [attributeOf(panel, 'data-key') ?? '', panel]));
}

/** The readings of a page by tab; the page's own has no key. */
export function readReadings(main: Node): Map<string, Reading> {
  const tabs = [...tabPanels(main)].map(([key, panel]) => [key, readReading(panel)] as const);
  return new Map([['', readReading(main)], ...tabs]);
}
