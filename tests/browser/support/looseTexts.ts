import type { Page } from 'playwright-core';

/**
 * Texts that React keeps a node of, because they are not the only content of an element. Whoever
 * replaces that node, as a browser does that translates the page, breaks the next change of it
 * (https://github.com/facebook/react/issues/11538). Demos are as their readers write them.
 */
export const looseTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    const isReact = (node: Node) =>
      Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    // Where it has nothing to do, or calls its nodes another name.
    if (![...document.querySelectorAll('*')].some(isReact)) return ['React knows no element'];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (
        !isReact(node) ||
        !parent ||
        parent.closest('[data-stage], .rc-select, .rc-select-dropdown')
      )
        continue;
      found.add(`"${node.textContent}" in ${parent.outerHTML.slice(0, 120)}`);
    }
    return [...found];
  });
