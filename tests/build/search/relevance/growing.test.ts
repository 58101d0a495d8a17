import { describe, expect, test } from 'vitest';
import { readEntries } from '../../../../src/search/engine/site/readEntries';
import { builtData } from '../support';
import { bestThree, demoOf } from './queries';

/** What readers put before a name when they begin to ask. */
const BEFORE = ['how', 'the', 'why', 'with', 'for', 'is'];

/** How many words of the wanted passage are added, one at a time. */
const MOST_WORDS = 8;

const entries = readEntries(builtData());

/** The first words of what an address leads to that a query lacks. */
function wordsAt(link: string, query: string): string[] {
  const own = entries.filter((entry) => entry.link === link);
  const text = own.flatMap(({ paragraphs }) => paragraphs).join(' ');
  const words = new Set(text.toLowerCase().match(/[a-z]{3,}/g));
  return [...words].filter((word) => !query.toLowerCase().includes(word)).slice(0, MOST_WORDS);
}

describe.each([
  ['Custom tags', '/demo/custom-tags'],
  ['Remote search', '/demo/force-suggest'],
  ['Search suggestions', '/demo/suggest'],
  ['Option groups', '/demo/optgroup'],
  ['Loading state', '/demo/loading'],
  ['Manage focus', '/demo/focus'],
  ['Glossary', '/guide/glossary'],
  ['Focus traps', '/guide/stacking#focus-traps'],
  ['Pass options late', '/guide/performance#pass-options-late'],
  ['active option', '/guide/glossary#active-option'],
  ['playground', '/?tab=playground'],
  ['license', '/#license'],
  ['BaseSelectRef', '/#methods'],
  ['FlattenOptionData', '/#select-optionRender'],
  ['rc-select-dropdown-hidden', '/guide/styling#in-the-popup'],
  ['rc-select-selection-item', '/guide/styling#in-the-selector'],
  ['visible change', '/#select-onDropdownVisibleChange'],
  ['active first', '/#select-defaultActiveFirstOption'],
  ['match width', '/#select-dropdownMatchSelectWidth'],
  ['tag text length', '/#select-maxTagTextLength'],
  ['clear search', '/#select-autoClearSearchValue'],
  ['input element', '/#select-getInputElement'],
  ['raw input', '/#select-getRawInputElement'],
  ['item height', '/#select-listItemHeight'],
  ['popup scroll', '/#select-onPopupScroll'],
  ['label render', '/#select-labelRender'],
  ['key down', '/#select-onKeyDown'],
  ['input key down', '/#select-onInputKeyDown'],
  ['tag placeholder', '/#select-maxTagPlaceholder'],
  ['dropdown class', '/#select-dropdownClassName'],
  ['tab index', '/#select-tabIndex'],
  ['remove icon', '/#select-removeIcon'],
  ['suffix icon', '/#select-suffixIcon'],
  ['badges', '/demo/custom-tags'],
  ['creatable', '/demo/tags'],
  ['checkmark', '/demo/custom-icon'],
  ['chevron', demoOf('custom-icon')],
  ['skeleton', '/demo/loading'],
  ['infinite scroll', '/demo/scroll-loading'],
  ['csv', '/demo/auto-tokenization'],
  ['delimiter', '/demo/auto-tokenization'],
  ['comma separated', '/demo/auto-tokenization'],
  ['footer', '/demo/dropdown-render'],
  ['debounce', '/demo/suggest'],
  ['stale', '/demo/suggest#why-answers-go-stale'],
  ['race condition', '/demo/suggest'],
  ['locked', '/demo/multiple-readonly'],
  ['diacritics', '/demo/option-filter-prop'],
  ['synonyms', '/demo/option-filter-prop'],
  ['controlled open state', demoOf('controlled', 'controlled-open')],
  ['hidden input value', '/guide/forms#send-the-value'],
  ['submit on enter', '/guide/forms#what-enter-does'],
  ['reset form', '/guide/forms#reset-it'],
  ['required select', '/guide/forms#make-it-required'],
  ['disable fieldset', '/guide/forms#disable-it'],
  ['popup z-index', '/guide/stacking#with-z-index'],
  ['escape closes dialog', '/guide/stacking#what-escape-closes'],
  ['class name prefix', '/guide/styling#the-prefix'],
  ['long list performance', '/guide/performance'],
  ['show fewer tags', '/guide/performance#show-fewer-tags'],
  ['split pasted text', '/demo/auto-tokenization'],
  ['highlight matching letters', demoOf('option-render', 'option-render-highlight')],
  ['e-mail address domain', '/demo/email'],
  ['remove icon svg', demoOf('multiple', 'multiple-remove-icon')],
])('"%s" leads to %s', (query, link) => {
  test('first, as it is', () => {
    expect(bestThree(query)[0]).toBe(link);
  });

  const lost = (queries: readonly string[]) =>
    queries.filter((grown) => !bestThree(grown).includes(link));

  test('among the best three with a word before it, as a question begins', () => {
    expect(lost(BEFORE.map((word) => `${word} ${query}`))).toEqual([]);
  });

  test('among the best three with a word after it, from the wanted passage', () => {
    const words = wordsAt(link, query);
    expect(words.length).toBeGreaterThan(0);
    expect(lost(words.map((word) => `${query} ${word}`))).toEqual([]);
  });
});
