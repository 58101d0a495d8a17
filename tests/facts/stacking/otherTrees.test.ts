import { fileURLToPath } from 'node:url';
import { bundle } from '../../../src/build/bundle';
import { expect, test } from '../support/fact';
import type { Tree } from '../support/page/otherTree';
import type { ShownSelect } from '../support/shownSelect';

const script = bundle({
  entryPoints: [fileURLToPath(new URL('../support/page/otherTree.tsx', import.meta.url))],
  define: { 'process.env.NODE_ENV': '"development"' },
  jsx: 'automatic',
});

async function press(select: ShownSelect, selector: string): Promise<void> {
  const { x, y } = await select.page.evaluate((of) => window.otherTree.middleOf(of), selector);
  await select.page.mouse.click(x, y);
  await select.quiet();
}

/** Shows a select in a tree of its own, and opens its list. */
async function openIn(
  select: ShownSelect,
  tree: Tree,
  popup: 'in the root' | 'by default',
): Promise<void> {
  await select.run(script);
  await select.page.evaluate(([where, place]) => window.otherTree.show(where, place), [
    tree,
    popup,
  ] as const);
  await select.quiet();
  await press(select, '.rc-select-selector');
}

const isPopupInPage = ({ page }: ShownSelect) =>
  page.evaluate(() => window.otherTree.isPopupInPage());
const isOpen = ({ page }: ShownSelect) => page.evaluate(() => window.otherTree.isOpen());
const picked = ({ page }: ShownSelect) => page.evaluate(() => window.otherTree.picked);

test.for(['frame', 'open shadow root'] as const)(
  'the popup of a select in a %s is in the body of the page by default',
  async (tree, { select }) => {
    await openIn(select, tree, 'by default');
    expect(await isOpen(select)).toBe(true);
    expect(await isPopupInPage(select)).toBe(true);
  },
);

test('a popup in the root works in an open shadow root', async ({ select }) => {
  await openIn(select, 'open shadow root', 'in the root');
  expect(await isPopupInPage(select)).toBe(false);
  await press(select, '.rc-select-item-option:nth-of-type(2)');
  expect(await picked(select)).toEqual(['beech']);
  expect(await isOpen(select)).toBe(false);
});

test.for(['in the root', 'by default'] as const)(
  'in a closed shadow root a press does not open the list (popup %s)',
  async (popup, { select }) => {
    await openIn(select, 'closed shadow root', popup);
    expect(await isOpen(select)).toBe(false);
  },
);

test('the popup of a select in a frame, in the page, is not below the select', async ({
  select,
}) => {
  await openIn(select, 'frame', 'by default');
  const distance = await select.page.evaluate(() => {
    const { middleOf } = window.otherTree;
    return middleOf('.rc-select-dropdown').y - middleOf('.rc-select-selector').y;
  });
  expect(distance).toBeLessThan(0);
});

test('a popup in a frame to which the select has come by a portal is not shown', async ({
  select,
}) => {
  await openIn(select, 'frame', 'in the root');
  expect(await isOpen(select)).toBe(true);
  const popups = select.page.frameLocator('iframe').locator('.rc-select-dropdown');
  expect(await popups.count()).toBe(0);
  expect(await isPopupInPage(select)).toBe(false);
});
