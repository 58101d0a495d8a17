import { edit, runs } from './editing';
import { button, DEMO, option, type Journey } from './journey';

const again = { css: 'button', name: 'Try again' };

/** What engines say of scripts that do not arrive, and what the application says then. */
const LOADING =
  /Loading (?:CSS )?chunk|ChunkLoadError|is not a function|Failed to fetch|Load failed/;

/** Something does not arrive: the site says so, and offers to try again. */
export const FAILURES: readonly Journey[] = [
  {
    name: 'is told that the search did not arrive, and gets it by trying again',
    expected: LOADING,
    run: async (reader, site) => {
      await reader.open('/demo/single');
      site.fail(/\/search\.\w+\.async\.js$/, 'missing');
      await reader.press('Control+k');
      await reader.find({ css: 'body *', text: 'The search could not be loaded.' });
      site.mend();
      await reader.click(again);
      await reader.hasFocus({ css: 'dialog[open] [role=combobox]' });
    },
  },
  {
    name: 'is told that the editor was cut off, and gets it by trying again',
    expected: LOADING,
    run: async (reader, site) => {
      await reader.open('/demo/single');
      site.fail(/\/edit\.\w+\.async\.js$/, 'aborted');
      await reader.click(button('Edit'));
      await reader.find({ css: DEMO, text: 'The editor could not be loaded.' });
      site.mend();
      await reader.click({ ...again, css: `${DEMO} button` });
      await reader.find({ css: `${DEMO} .cm-content` });
    },
  },
  {
    name: 'is told that edited code could not be compiled, and runs it later',
    expected: LOADING,
    run: async (reader, site) => {
      site.fail(/\/live\/compiler\.\w+\.js$/, 'error');
      await edit(reader, 'Late');
      await reader.find({ css: DEMO, text: 'The code could not be compiled.' });
      site.mend();
      await reader.click(button('Run'));
      await runs(reader, 'Late');
    },
  },
  {
    name: 'reads a page whose application did not arrive, and starts it by trying again',
    expected: LOADING,
    run: async (reader, site) => {
      site.fail(/\/shell\.\w+\.async\.js$/, 'missing');
      await reader.visit('/demo/single');
      await reader.find({ css: 'main h1', name: 'Single' });
      await reader.find({ css: '[role=alert]', text: 'The live parts of this page' });
      site.mend();
      await reader.click(again);
      await reader.reacts();
      await reader.gone({ css: '[role=alert]' });
      await reader.click({ css: '.rc-select:has(#single-destination)' });
      await reader.find(option('Salzburg'));
    },
  },
];
