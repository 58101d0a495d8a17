import type { Page } from 'playwright-core';
import { writeLink } from '../../../../src/demo/edit/share/link';
import { edit, partsOf, replaceCode, saying } from '../../demo/edit/editor';
import { placeToOpen, Services } from '../../demo/export/services';
import { openInspector } from '../../support/inspector';
import { block, DEMO, tool, TOOLS_PAGE as address, type State } from './state';

const tab = (page: Page, name: string) => block(page).getByRole('tab', { name, exact: true });

const write = (code: string) => async (page: Page) => {
  const { editor } = await edit(page, DEMO);
  await replaceCode(editor, code);
};

async function openView(page: Page): Promise<void> {
  await tool(page, /^View/).click();
  await block(page).getByRole('radio', { name: 'Full' }).waitFor();
}

/** The window of a reader whose browser has not shown them the new tab. */
const staysInFront = (page: Page) =>
  page.addInitScript(() => {
    document.hasFocus = () => true;
  });

const LOGGING = `export default function Demo() {
  console.log('rendered', { a: 1 });
  console.error('wrong');
  return <p>Logged</p>;
}`;

const SHARED = await writeLink({
  demo: DEMO,
  files: new Map([['single/index.tsx', saying('Hi')]]),
});
const fragment = 'fragment' in SHARED ? SHARED.fragment : '';

/** The demo block and its tools. */
export const DEMO_STATES: readonly State[] = [
  {
    name: 'the code of a demo with the lines above',
    address,
    open: (page) => tool(page, /lines above$/).click(),
    shown: (page) => block(page).locator('.lines-above'),
  },
  ...['destinations.ts', 'skin/select.css'].map((name) => ({
    name: `the code of ${name}`,
    address,
    open: (page: Page) => tab(page, name).click(),
    shown: (page: Page) => block(page).getByRole('tabpanel', { name }).locator('pre'),
  })),
  {
    name: 'code that is edited',
    address,
    open: (page) => edit(page, DEMO),
    shown: (page) => partsOf(page, DEMO).editor,
  },
  {
    name: 'the result of edited code',
    address,
    open: write(saying('Edited')),
    shown: (page) => partsOf(page, DEMO).result.getByText('Edited'),
  },
  {
    name: 'a problem of edited code',
    address,
    open: write('const a = 1;\nexport default () => <p>Broken</i>;'),
    shown: (page) => tool(page, /^index\.tsx:2:/),
  },
  {
    name: 'lines in the console of edited code',
    address,
    options: { expectedMessages: [/rendered/, /wrong/] },
    open: write(LOGGING),
    shown: (page) => block(page).getByRole('list', { name: 'Console' }).getByText('wrong'),
  },
  {
    name: 'a draft beside the published code',
    address,
    open: async (page) => {
      await write(saying('Draft'))(page);
      await partsOf(page, DEMO).result.getByText('Draft').waitFor();
      await tool(page, /^Edit/).click();
    },
    shown: (page) => block(page).getByText('Draft', { exact: true }),
  },
  {
    name: 'a draft of before',
    address,
    open: async (page) => {
      await write(saying('Draft'))(page);
      await partsOf(page, DEMO).result.getByText('Draft').waitFor();
      await page.reload();
      await edit(page, DEMO);
    },
    shown: (page) => block(page).locator('.edit-note'),
  },
  {
    name: 'the code of a link',
    address: `${address}${fragment}`,
    shown: (page) => block(page).getByText('Code from a shared link.'),
  },
  {
    name: 'a damaged link',
    address: `${address}${fragment.slice(0, -9)}`,
    shown: (page) => page.getByRole('alert').filter({ hasText: 'is damaged' }),
  },
  {
    name: 'the inspector',
    address,
    open: async (page) => {
      await openInspector(block(page));
      await block(page).getByRole('combobox').first().press('ArrowDown');
      await page.keyboard.press('Escape');
    },
    shown: (page) => block(page).locator('.inspector-line').first(),
  },
  {
    name: 'the view options',
    address,
    open: openView,
    shown: (page) => block(page).getByRole('group', { name: 'Direction' }),
  },
  {
    name: 'a demo in a frame, from right to left',
    address,
    open: async (page) => {
      await openView(page);
      await block(page).getByRole('radio', { name: 'Left to right' }).press('ArrowRight');
    },
    shown: (page) => block(page).locator('.view-frame[aria-busy="false"]'),
  },
  {
    name: 'the menu of places to open a demo in',
    address,
    open: (page) => placeToOpen(block(page), 'Open in new tab'),
    shown: (page) => block(page).getByRole('menu'),
  },
  {
    name: 'an export that was sent',
    address,
    options: { isolated: true, before: staysInFront },
    open: async (page) => {
      await new Services().start(page);
      await (await placeToOpen(block(page), 'Open in StackBlitz')).click();
    },
    shown: (page) => page.getByRole('group', { name: /^Has StackBlitz opened/ }),
  },
  {
    name: 'StackBlitz in the page',
    address,
    options: { isolated: true, expectedMessages: [/Unrecognized feature/] },
    open: async (page) => {
      await new Services().start(page);
      await (await placeToOpen(block(page), 'Run in StackBlitz')).click();
    },
    shown: (page) => page.getByText('StackBlitz runs below.'),
  },
];
