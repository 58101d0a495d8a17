import type { Page } from 'playwright-core';
import { writeLink } from '../../../../src/demo/edit/share/link';
import { edit, partsOf, replaceCode, saying, SINGLE } from '../../demo/edit/editor';
import { placeToOpen, Services } from '../../demo/export/services';
import { openInspector } from '../../support/inspector';
import { block, button, tool, TOOLS_PAGE, type State } from './state';

const tab = (page: Page, name: string) => block(page).getByRole('tab', { name, exact: true });

const write = (code: string) => async (page: Page) => {
  const { editor } = await edit(page);
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
  demo: SINGLE,
  files: new Map([['single/index.tsx', saying('Hi')]]),
});
const fragment = 'fragment' in SHARED ? SHARED.fragment : '';

/** The demo block and its tools. */
export const DEMO_STATES: readonly State[] = [
  {
    name: 'the code of a demo with the lines above',
    open: (page) => tool(page, /lines above$/).click(),
    shown: (page) => block(page).locator('.lines-above'),
    closings: [{ button: (page) => block(page).locator('.code-fold-button').first() }],
  },
  {
    name: 'the code of another file',
    open: (page) => tab(page, 'skin/select.css').click(),
    shown: (page) => block(page).getByRole('tabpanel', { name: 'skin/select.css' }).locator('pre'),
  },
  {
    name: 'code that is edited',
    open: (page) => edit(page),
    shown: (page) => partsOf(page).editor,
    closings: [{ button: button(/^Edit/) }],
  },
  {
    name: 'the result of edited code',
    open: write(saying('Edited')),
    shown: (page) => partsOf(page).result.getByText('Edited'),
    closings: [{ button: button('Reset') }, { button: button('Undo') }],
  },
  {
    name: 'a problem of edited code',
    open: write('const a = 1;\nexport default () => <p>Broken</i>;'),
    shown: (page) => tool(page, /^index\.tsx:2:/),
    closings: [{ button: button(/^index\.tsx:2:/) }],
  },
  {
    name: 'lines in the console of edited code',
    options: { expectedMessages: [/rendered/, /wrong/] },
    open: write(LOGGING),
    shown: (page) => block(page).getByRole('list', { name: 'Console' }).getByText('wrong'),
  },
  {
    name: 'a draft beside the published code',
    open: async (page) => {
      await write(saying('Draft'))(page);
      await partsOf(page).result.getByText('Draft').waitFor();
      await tool(page, /^Edit/).click();
    },
    shown: (page) => block(page).getByText('Draft', { exact: true }),
  },
  {
    name: 'a draft of before',
    open: async (page) => {
      await write(saying('Draft'))(page);
      await partsOf(page).result.getByText('Draft').waitFor();
      await page.reload();
      await edit(page);
    },
    shown: (page) => block(page).locator('.edit-note'),
    closings: [{ button: (page) => block(page).locator('.edit-note button') }],
  },
  {
    name: 'the code of a link',
    address: `${TOOLS_PAGE}${fragment}`,
    shown: (page) => block(page).getByText('Code from a shared link.'),
    closings: [{ button: button('Run this code') }],
  },
  {
    name: 'a damaged link',
    address: `${TOOLS_PAGE}${fragment.slice(0, -9)}`,
    shown: (page) => page.getByRole('alert').filter({ hasText: 'is damaged' }),
    closings: [{ button: button('Close') }],
  },
  {
    name: 'the inspector',
    open: async (page) => {
      await openInspector(block(page));
      await block(page).getByRole('combobox').first().press('ArrowDown');
      await page.keyboard.press('Escape');
    },
    shown: (page) => block(page).locator('.inspector-line').first(),
    closings: [{ button: (page) => tool(page, 'Inspect') }],
  },
  {
    name: 'the view options',
    open: openView,
    shown: (page) => block(page).getByRole('group', { name: 'Direction' }),
    closings: [{ button: (page) => tool(page, /^View/) }],
  },
  {
    name: 'a demo in a frame, from right to left',
    open: async (page) => {
      await openView(page);
      await block(page).getByRole('radio', { name: 'Left to right' }).press('ArrowRight');
    },
    shown: (page) => block(page).locator('.view-frame[aria-busy="false"]'),
  },
  {
    name: 'the menu of places to open a demo in',
    open: (page) => placeToOpen(block(page), 'Open in new tab'),
    shown: (page) => block(page).getByRole('menu'),
  },
  {
    name: 'an export that was sent',
    options: { isolated: true, before: staysInFront },
    open: async (page) => {
      await new Services().start(page);
      await (await placeToOpen(block(page), 'Open in StackBlitz')).click();
    },
    shown: (page) => page.getByRole('group', { name: /^Has StackBlitz opened/ }),
    closings: [{ button: button('Close') }, { button: button('Close'), key: 'Escape' }],
  },
  {
    name: 'StackBlitz in the page',
    options: { isolated: true, expectedMessages: [/Unrecognized feature/] },
    open: async (page) => {
      await new Services().start(page);
      await (await placeToOpen(block(page), 'Run in StackBlitz')).click();
    },
    shown: (page) => page.getByText('StackBlitz runs below.'),
    closings: [{ button: button('Close') }],
  },
];
