import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Select from 'rc-select';

/** Where the select is, instead of in the tree of the page. */
export type Tree = 'frame' | 'open shadow root' | 'closed shadow root';

declare global {
  interface Window {
    otherTree: {
      /** Shows a select, whose popup is in its root or in the body of the page. */
      show: (tree: Tree, popup: 'in the root' | 'by default') => void;
      /** The middle of the first element that a CSS selector finds in the tree or in the page. */
      middleOf: (selector: string) => { x: number; y: number };
      isPopupInPage: () => boolean;
      isOpen: () => boolean | undefined;
      picked: string[];
    };
  }
}

let root: ParentNode = document;
let frame: HTMLIFrameElement | undefined;

/** Makes the tree, and returns where the select is rendered. */
function makeTree(tree: Tree): HTMLElement | ShadowRoot {
  frame = undefined;
  if (tree === 'frame') {
    frame = document.body.appendChild(document.createElement('iframe'));
    Object.assign(frame.style, { marginTop: '50px', width: '400px', height: '300px' });
    return frame.contentDocument?.body ?? document.body;
  }
  const host = document.body.appendChild(document.createElement('div'));
  return host.attachShadow({ mode: tree === 'open shadow root' ? 'open' : 'closed' });
}

window.otherTree = {
  picked: [],
  show(tree, popup) {
    const place = makeTree(tree);
    root = place;
    for (const style of document.querySelectorAll('style')) place.append(style.cloneNode(true));
    const element = (
      <Select
        id="other"
        options={[{ value: 'ash' }, { value: 'beech' }]}
        onSelect={(value: string) => window.otherTree.picked.push(value)}
        {...(popup === 'in the root' && {
          getPopupContainer: ({ ownerDocument, parentElement }: HTMLElement) =>
            tree === 'frame' ? ownerDocument.body : (parentElement ?? document.body),
        })}
      />
    );
    const main = (tree === 'frame' ? document.body : place).appendChild(
      document.createElement('main'),
    );
    createRoot(main).render(tree === 'frame' ? createPortal(element, place) : element);
  },
  middleOf(selector) {
    const found = root.querySelector(selector);
    const element = found ?? document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    const { x, y, width, height } = element.getBoundingClientRect();
    const outer = found && frame ? frame.getBoundingClientRect() : { x: 0, y: 0 };
    return { x: outer.x + x + width / 2, y: outer.y + y + height / 2 };
  },
  isPopupInPage: () => document.querySelector('.rc-select-dropdown') !== null,
  isOpen: () => root.querySelector('[role=combobox]')?.getAttribute('aria-expanded') === 'true',
};
