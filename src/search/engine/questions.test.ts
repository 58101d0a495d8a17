import { describe, expect, test } from 'vitest';
import { SearchEngine } from './engine';
import { highlighted, shown } from '../../../tests/unit/search/support/expected';
import { page, siteOf } from '../../../tests/unit/search/support/pages';

const tags = page('tags', {
  '': 'Use tags when users enter several values of their own.',
  'Clear the text':
    'Users may type. When the list closes, the text is cleared at once. Set autoClearSearchValue to keep it.',
  Limits: 'Set maxCount to limit how many values users can pick. Other options are disabled then.',
});
const popups = page('popups', {
  '': 'Where the list of a select is.',
  'In a dialog': 'Render the popup into the dialog, or it is behind the dialog.',
  'Long lists': 'Only the rows in view are rendered, so a list of thousands stays fast.',
});
const forms = page('forms', {
  '': 'What a form gets from a select, and when Enter submits it.',
  Enter: 'Enter does not submit the form while the list is open.',
});
const engine = new SearchEngine({
  ...siteOf(tags, popups, forms),
  sameWords: [
    ['dialog', 'modal'],
    ['popup', 'dropdown'],
    ['fast', 'slow'],
  ],
});
const ask = (question: string) => engine.search(question);
const first = (question: string) => ask(question).top[0];

describe('a question finds the passage with most of it', () => {
  test.each([
    ['how do I limit how many values a user picks?', '/demo/tags#limits'],
    ['why is my dropdown hidden behind the modal', '/demo/popups#in-a-dialog'],
    ['the list is slow with thousands of rows', '/demo/popups#long-lists'],
    ['does enter submit my form while it is open', '/demo/forms#enter'],
    ['text gets cleared when the list closes', '/demo/tags#clear-the-text'],
    ['is there a max count of values in tags', '/demo/tags#limits'],
    ['how can I keep the text with autoClearSearchValue', '/demo/tags#clear-the-text'],
    ['why are other optoins disabeld after the limit', '/demo/tags#limits'],
    ['can dropdowns be rendered into dialogs', '/demo/popups#in-a-dialog'],
  ])('%s', (question, link) => {
    expect(ask(question).kind).toBe('question');
    expect(first(question)?.link).toBe(link);
  });
});

test('the hit shows the sentence that answers in its paragraph, and names it, with its words marked', () => {
  const hint = first('why is the text cleared when the list closes');
  expect(hint?.sentence).toBe('When the list closes, the text is cleared at once.');
  expect(shown(hint?.highlightTexts ?? [])).toBe(
    'Users may type. When the list closes, the text is cleared at once. Set autoClearSearchValue to keep it.',
  );
  expect(highlighted(hint?.highlightTexts ?? [])).toEqual(
    expect.arrayContaining(['list', 'closes', 'text', 'cleared']),
  );
});

test('a row shows and names the part with most of the question', () => {
  const row = 'Select props · (value: string) => boolean · Says whether users may submit.';
  const site = siteOf(page('props', { 'on submit': row, Other: 'Users submit nothing else.' }));
  const [hint] = new SearchEngine(site).search('can it say whether users submit').top;
  expect(hint?.sentence).toBe('Says whether users may submit.');
});

test('of the row of a prop, what answers is shown, and not the types before it', () => {
  const row = 'Select props · number · How many values there may be. Others are disabled.';
  const props = page('props', { Limit: row, Other: 'Nothing else.' });
  props.meta.toc = props.meta.toc.map((heading) => ({ ...heading, owner: 'Select' }));
  const engine = new SearchEngine(siteOf(props));
  engine.addQuestions({ '/demo/props#limit': ['cap amount of chips'] });
  for (const question of ['may there be more values than one', 'which cap on amount of chips']) {
    const [hint] = engine.search(question).top;
    expect(shown(hint?.highlightTexts ?? []), question).toMatch(/^How many values there may be\./);
  }
});

test('hits are few, best first, and none has much less of the question than the best', () => {
  const { groups, top, total } = ask('how many values can users pick in the list of a select');
  expect(top.length).toBe(total);
  expect(total).toBeLessThanOrEqual(8);
  expect(groups.flatMap(({ hints }) => hints)).toHaveLength(total);
  const scores = top.map(({ priority }) => priority);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(Math.max(...scores) * 0.4);
});

test.each(['value', 'max count', 'clear text', 'in a dialog', 'long lists'])(
  'a name is not a question: %s',
  (query) => {
    expect(ask(query).kind).toBe('names');
  },
);

test('one more word keeps the first hit', () => {
  for (const query of [
    'limits of values',
    'limits of values in tags',
    'limits of the values in tags',
  ])
    expect(first(query)?.link, query).toBe('/demo/tags#limits');
});

describe('with the questions that passages answer', () => {
  const known = new SearchEngine(siteOf(tags, popups, forms));
  known.addQuestions({
    '/demo/popups#in-a-dialog': ['overlay cut off by its window', 'menu under the mask'],
    '/demo/tags#limits': ['cap the amount of chips', 'stop after five'],
    '/demo/forms': ['menu under chips amount overlay', 'window five mask'],
  });
  const leadTo = (question: string) => known.search(question).top.map(({ link }) => link);

  test('one is found by words that its passage does not have', () => {
    expect(leadTo('why is the overlay cut off')[0]).toBe('/demo/popups#in-a-dialog');
    expect(leadTo('cap the amounts of chips, please')[0]).toBe('/demo/tags#limits');
  });

  test('a passage with one question that is alike comes before one with its words in several', () => {
    expect(leadTo('which menu is under a mask').slice(0, 2)).toEqual([
      '/demo/popups#in-a-dialog',
      '/demo/forms',
    ]);
  });

  test('they are never shown, and names are found as before', () => {
    expect(JSON.stringify(known.search('why is the overlay cut off'))).not.toContain('mask');
    for (const name of ['max count', 'clear text', 'limits'])
      expect(known.search(name), name).toEqual(
        new SearchEngine(siteOf(tags, popups, forms)).search(name),
      );
  });
});

test('a negation counts', () => {
  const site = siteOf(
    page('a', { With: 'It is shown with a label.', Without: 'It is shown without a label.' }),
  );
  const { top } = new SearchEngine(site).search('how is it shown without label');
  expect(top[0]?.link).toBe('/demo/a#without');
});

describe('bad input', () => {
  const stack = `TypeError: Cannot read properties of undefined (reading 'label')
    at Object.tagRender (webpack-internal:///./node_modules/rc-select/es/Selector/MultipleSelector.js:97:24)
    at renderWithHooks (webpack-internal:///./node_modules/react-dom/cjs/react-dom.development.js:15486:18)`;

  test.each([
    ['200 words', 'how do users pick many values in a long list of tags '.repeat(20), '#limits'],
    ['code', '<Select mode="tags" maxCount={3} onChange={(v) => setValue(v)} />', '#limits'],
    ['Chinese and English', '为什么 popup 在 dialog 后面 behind it', '#in-a-dialog'],
  ])('%s finds the passage that is asked for', (_, query, passage) => {
    const { kind, isWeak, top, total } = ask(query);
    expect({ kind, isWeak }).toEqual({ kind: 'question', isWeak: false });
    expect(top[0]?.link).toMatch(new RegExp(`${passage}$`));
    expect(top).toHaveLength(total);
    expect(total).toBeLessThanOrEqual(8);
  });

  test('a stack trace finds little, and says so', () => {
    const { kind, isWeak, total } = ask(stack.repeat(4));
    expect({ kind, isWeak }).toEqual({ kind: 'question', isWeak: true });
    expect(total).toBeLessThanOrEqual(8);
  });

  test('a question in a script that the site does not have finds nothing', () => {
    expect(ask('为什么弹出层被对话框遮住了？')).toMatchObject({ kind: 'names', total: 0, top: [] });
  });

  test('one word many times is that word', () => {
    expect(ask('values '.repeat(200))).toEqual(ask('values'));
  });

  test('stop words alone are searched as names', () => {
    expect(ask('how can I do it with the').kind).toBe('names');
  });

  test('a question about something else is weak, and its hits are still there', () => {
    const { isWeak, top } = ask('which database migrations does kubernetes run for a list');
    expect(isWeak).toBe(true);
    expect(top.length).toBeGreaterThan(0);
    expect(ask('why is the dropdown behind the modal').isWeak).toBe(false);
  });
});

test('words that are only begun are a name, since no passage has one of them', () => {
  const site = siteOf(page('a', { Value: 'a.b optionFilterProp' }));
  const { kind, top } = new SearchEngine(site).search('a.b va fi');
  expect(kind).toBe('names');
  expect(top[0]?.link).toBe('/demo/a#value');
});

test.each([[1], ['ab'], [[1]], [['ab', 1]]])(
  'words of the same meaning in another shape are refused: %j',
  (sameWords) => {
    expect(() => new SearchEngine({ ...siteOf(tags), sameWords })).toThrow('sameWords');
  },
);
