import type { Locator, Page } from 'playwright-core';
import { TRANSLATIONS } from '../../../src/locale/locales';
import { edit, replaceCode, saying } from '../demo/edit/editor';
import { placeToOpen } from '../demo/export/services';
import { pageTool } from '../support/pageTools';
import { FAULTS } from '../../support/sendFault';
import type { Part } from './part';

const block = (page: Page): Locator => page.locator('section.demo').first();
const button = (page: Page, name: string | RegExp) =>
  block(page).getByRole('button', { name, exact: true });

const search = (word: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type(word);
};

async function changeCode(page: Page): Promise<void> {
  const { editor } = await edit(page);
  await replaceCode(editor, saying('Started'));
}

async function copyPage(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await (await pageTool(page, 'Copy page as Markdown')).click();
}

const changed = (page: Page) =>
  block(page).frameLocator('.sandbox-stage iframe:not([inert])').getByText('Started').waitFor();

async function inspectChanged(page: Page): Promise<void> {
  await changeCode(page);
  await changed(page);
  await button(page, 'Inspect').click();
}

const askForJavaScript = (page: Page) =>
  block(page).getByRole('combobox', { name: 'Language of the code' }).selectOption('javascript');

const inJavaScript = (page: Page) => block(page).getByRole('tab', { name: 'index.jsx' }).waitFor();

const [{ name: language }] = TRANSLATIONS;

/** What a reader asks for on a page that works. */
export const ON_REQUEST: readonly Part[] = [
  {
    name: 'the search',
    files: /\/search\.\w+\.async\.js$/,
    ask: (page) => page.getByRole('button', { name: 'Search' }).click(),
    failure: 'The search could not be loaded.',
    here: (page) => page.getByRole('combobox', { name: /Search/ }).waitFor(),
  },
  {
    name: 'the style sheet of the search',
    files: /\/search\.\w+\.chunk\.css$/,
    ask: (page) => page.getByRole('button', { name: 'Search' }).click(),
    failure: 'The search could not be loaded.',
    here: (page) => page.getByRole('combobox', { name: /Search/ }).waitFor(),
  },
  {
    name: 'the worker of the search',
    files: /\/search\/worker\.\w+\.js$/,
    ask: search('value'),
    failure: /The search (could not be started|has no data)\./,
    here: (page) => page.getByRole('option').first().waitFor(),
  },
  {
    name: 'the names and the texts of the search',
    files: /\/search\/names\.json$|\/search\/data\.json$/,
    ask: search('value'),
    failure: /The search (has no data|cannot read its data)\./,
    here: (page) => page.getByRole('option').first().waitFor(),
  },
  {
    name: 'the texts of the search',
    files: /\/search\/data\.json$/,
    // In no name.
    ask: search('drag'),
    failure: 'Only names can be found now.',
    here: (page) => page.getByRole('option').first().waitFor(),
  },
  {
    name: 'the shortcuts',
    files: /\/shortcuts\.\w+\.async\.js$/,
    ask: (page) => page.keyboard.press('?'),
    failure: 'The file could not be loaded.',
    here: (page) => page.getByRole('dialog').getByRole('checkbox').waitFor(),
  },
  {
    name: 'the editor',
    files: /\/edit\.\w+\.async\.js$/,
    ask: (page) => button(page, 'Edit').click(),
    failure: 'The editor could not be loaded.',
    here: (page) => block(page).getByRole('textbox', { name: 'index.tsx' }).waitFor(),
  },
  {
    name: 'the compiler',
    files: /\/live\/compiler\.\w+\.js$/,
    ask: changeCode,
    failure: 'The code could not be compiled.',
    retry: 'Run',
    here: changed,
  },
  {
    name: 'the runtime of edited code',
    files: /\/live\/runtime\.\w+\.js$/,
    ask: changeCode,
    failure: 'The demo could not be started.',
    retry: 'Run',
    here: changed,
  },
  {
    name: 'the document that edited code runs in',
    files: /\/live\/frame\.\w+\.html$/,
    // Chromium never says that the document of a frame was cut; that is told after 15 seconds.
    faults: FAULTS.filter((fault) => fault !== 'aborted'),
    ask: changeCode,
    failure: 'The demo could not be started.',
    retry: 'Run',
    here: changed,
  },
  {
    name: 'the inspector',
    files: /\/inspect\.\w+\.async\.js$/,
    ask: (page) => button(page, 'Inspect').click(),
    failure: 'The inspector could not be loaded.',
    here: (page) => block(page).locator('.inspector-columns').waitFor(),
  },
  {
    name: 'the inspector of edited code',
    files: /\/live\/inspector\.\w+\.js$/,
    ask: inspectChanged,
    failure: 'The inspector could not be loaded.',
    here: (page) => block(page).locator('.inspector-columns').waitFor(),
  },
  {
    name: 'the view of a demo',
    files: /\/demo-view\.\w+\.async\.js$/,
    ask: (page) => button(page, 'View').click(),
    failure: 'The view options could not be loaded.',
    here: (page) => block(page).getByRole('radio', { name: 'Right to left' }).waitFor(),
  },
  {
    name: 'a demo in a document of its own',
    files: /\/~demos\/docs-demo-\w+-demo-\w+$/,
    // A frame shows half a document, and says nothing of one that was cut.
    faults: ['missing', 'error', 'page'],
    ask: async (page) => {
      await button(page, 'View').click();
      await block(page).getByRole('radio', { name: 'Right to left' }).check({ force: true });
    },
    failure: 'The demo could not be loaded.',
    here: (page) => block(page).frameLocator('iframe').locator('[data-live]').waitFor(),
  },
  {
    name: 'the export',
    files: /\/export\.\w+\.async\.js$/,
    ask: async (page) => (await placeToOpen(block(page), 'Run in StackBlitz')).click(),
    failure: 'The export could not be loaded.',
    here: (page) => block(page).locator('.export-notice iframe').waitFor(),
  },
  {
    name: 'the data of the export',
    files: /\/export\/data\.\w+\.json$/,
    ask: async (page) => (await placeToOpen(block(page), 'Run in StackBlitz')).click(),
    failure: 'The export could not be loaded.',
    here: (page) => block(page).locator('.export-notice iframe').waitFor(),
  },
  {
    name: 'a file that demos share',
    files: /\/sources\/\w+\/\w+\.css$/,
    ask: (page) =>
      block(page)
        .getByRole('tab', { name: /\.css$/ })
        .click(),
    failure: 'The file could not be loaded.',
    here: (page) => block(page).getByRole('tabpanel').getByText('{').first().waitFor(),
  },
  {
    name: 'what shows code in JavaScript',
    files: /\/javascript\.\w+\.async\.js$/,
    ask: askForJavaScript,
    failure: 'The file could not be loaded.',
    here: inJavaScript,
  },
  {
    name: 'a demo in JavaScript',
    files: /\/sources\/[\w-]+\.json$/,
    ask: askForJavaScript,
    failure: 'The file could not be loaded.',
    here: inJavaScript,
  },
  {
    name: 'the texts in another language',
    files: /\/texts-[\w-]+\.\w+\.async\.js$/,
    ask: (page) => page.getByRole('link', { name: language }).click(),
    failure: `The page could not be shown in ${language}.`,
    here: (page) => page.getByRole('link', { name: 'English' }).waitFor(),
  },
  {
    name: 'what translates the prop tables',
    address: '/',
    files: /\/translate\.\w+\.async\.js$/,
    ask: (page) => page.getByRole('link', { name: language }).click(),
    failure: `The page could not be shown in ${language}.`,
    here: (page) => page.locator('.api-reference [data-say][lang]').first().waitFor(),
  },
  {
    name: 'what copies a page as Markdown',
    files: /\/twin\.\w+\.async\.js$/,
    ask: copyPage,
    failure: 'The file could not be loaded.',
    here: (page) => page.locator('.page-tools').getByText('Copied', { exact: true }).waitFor(),
  },
  {
    name: 'a page as Markdown',
    files: /\/demo\/\w+\.md$/,
    // Half a text with status 200 is a text, too.
    faults: ['missing', 'error', 'page', 'aborted'],
    ask: copyPage,
    failure: 'The file could not be loaded.',
    here: (page) => page.locator('.page-tools').getByText('Copied', { exact: true }).waitFor(),
  },
];
