import type { Page } from 'playwright-core';
import { edit, replaceCode, saying } from '../demo/edit/editor';
import { openSearch } from '../search/dialog';
import { block, tool } from './states/state';

/** A tool of the site, as the accessibility tree has it before and after its use. */
export interface Tool {
  name: string;
  /** The page on which it is tried, if not that of the other tools. */
  address?: string;
  device?: 'phone';
  before?: string[];
  use: (page: Page) => Promise<unknown>;
  after: string[];
}

const click = (role: 'button' | 'tab' | 'link', name: string) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).first().click();

const press = (page: Page, selector: string, key: string) =>
  page.locator(selector).first().press(key);

/** What is around the text of a page. */
const PAGE_TOOLS: readonly Tool[] = [
  {
    name: 'the button of the search',
    before: ['button "Search" hasPopup=dialog'],
    use: click('button', 'Search'),
    after: [
      'dialog "Search" modal=true',
      'combobox "Search props, demos and pages" hasPopup=listbox expanded=false',
    ],
  },
  {
    name: 'the field of the search',
    use: async (page) => {
      await openSearch(page);
      await page.keyboard.type('maxCount');
    },
    after: ['combobox "Search props, demos and pages" hasPopup=listbox expanded=true'],
  },
  {
    name: 'the choice of colours',
    before: ['radio "Dark" checked=false', 'radio "Follow system" checked=true'],
    use: (page) => press(page, '.color-switch input[value=dark]', 'Space'),
    after: ['radio "Dark" checked=true', 'radio "Follow system" checked=false'],
  },
  {
    name: 'the language',
    before: ['link "中文"'],
    use: click('link', '中文'),
    after: ['link "English"'],
  },
  {
    name: 'the menu of small screens',
    device: 'phone',
    before: ['button "Menu" hasPopup=dialog'],
    use: click('button', 'Menu'),
    after: ['dialog "Menu" modal=true', 'button "Close menu"'],
  },
  {
    name: 'the contents bar',
    address: '/guide/forms',
    device: 'phone',
    before: ['DisclosureTriangle "On this page" expanded=false'],
    use: (page) => page.locator('.compact-toc summary').click(),
    after: ['navigation "On this page"'],
  },
  {
    name: 'the tabs of a page',
    address: '/',
    before: ['tab "Documentation" selected=true', 'tab "Playground" selected=false'],
    use: click('tab', 'Playground'),
    after: ['tab "Documentation" selected=false', 'tab "Playground" selected=true'],
  },
];

/** The prop table and the playground. */
const REFERENCE_TOOLS: readonly Tool[] = [
  {
    name: 'the filter of props',
    address: '/',
    before: ['searchbox "Filter props"'],
    use: (page) => page.getByRole('searchbox', { name: 'Filter props' }).fill('maxTagCount'),
    after: ['button "Clear the filter"'],
  },
  {
    name: 'a type',
    address: '/',
    before: ['DisclosureTriangle "RenderNode" expanded=false'],
    use: (page) => page.locator('#select-suffixIcon .api-expansion summary').click(),
    after: ['DisclosureTriangle "RenderNode" expanded=true'],
  },
  {
    name: 'a box of the playground',
    address: '/?tab=playground',
    before: ['checkbox "showSearch" checked=false'],
    use: (page) => page.getByLabel('showSearch', { exact: true }).check(),
    after: ['checkbox "showSearch" checked=true', 'button "Reset showSearch"'],
  },
  {
    name: 'a prop of the playground that needs another',
    address: '/?tab=playground',
    before: ['spinbutton "maxCount" disabled=true'],
    use: (page) => page.getByLabel('mode', { exact: true }).selectOption('tags'),
    after: ['spinbutton "maxCount"'],
  },
];

/** The demo block. */
const DEMO_TOOLS: readonly Tool[] = [
  {
    name: 'Edit',
    before: ['button "Edit" pressed=false'],
    use: (page) => edit(page),
    after: ['button "Edit" pressed=true', 'button "Run"', 'button "Undo" disabled=true'],
  },
  {
    name: 'the editor with a change',
    before: ['tab "index.tsx" selected=true'],
    use: async (page) => {
      const { editor, result } = await edit(page);
      await replaceCode(editor, saying('Mine'));
      await result.getByText('Mine').waitFor();
    },
    after: ['button "Edit Edited" pressed=true', 'button "Undo"', 'button "Reset"'],
  },
  {
    name: 'the editor with a problem',
    use: async (page) => {
      const { editor } = await edit(page);
      await replaceCode(editor, 'export default () => <p>Broken</i>;');
    },
    after: ['textbox "index.tsx" invalid=true'],
  },
  {
    name: 'Inspect',
    before: ['button "Inspect" expanded=false'],
    use: (page) => tool(page, 'Inspect').click(),
    after: ['button "Inspect" expanded=true', 'region "Inspector of One of many"'],
  },
  {
    name: 'View',
    before: ['button "View" expanded=false'],
    use: (page) => tool(page, /^View/).click(),
    after: ['button "View" expanded=true', 'radio "Left to right" checked=true'],
  },
  {
    name: 'the direction of a view',
    use: async (page) => {
      await tool(page, /^View/).click();
      await block(page).getByRole('radio', { name: 'Left to right' }).press('ArrowRight');
    },
    after: ['radio "Left to right" checked=false', 'radio "Right to left" checked=true'],
  },
  {
    name: 'Open in',
    before: ['button "Open in" hasPopup=menu expanded=false'],
    use: (page) => tool(page, 'Open in').click(),
    after: ['button "Open in" hasPopup=menu expanded=true', 'menuitem "Open in CodeSandbox"'],
  },
  {
    name: 'the files of the code',
    before: ['tab "index.tsx" selected=true', 'tab "destinations.ts" selected=false'],
    use: (page) => block(page).getByRole('tab', { name: 'destinations.ts' }).click(),
    after: ['tab "destinations.ts" selected=true', 'tabpanel "destinations.ts"'],
  },
];

/** Every tool that has a state. */
export const TOOLS: readonly Tool[] = [...PAGE_TOOLS, ...REFERENCE_TOOLS, ...DEMO_TOOLS];
