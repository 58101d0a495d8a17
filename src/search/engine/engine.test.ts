import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMIT, SearchEngine } from './engine';
import { highlighted, hintsOf, shown } from '../../../tests/unit/search/support/expected';
import { page, siteOf } from '../../../tests/unit/search/support/pages';

/** The links of the answer, best first. */
const linksFor = (engine: SearchEngine, query: string): string[] =>
  hintsOf(engine.search(query).groups).map(({ link }) => link.replace('/demo/', ''));

describe('props', () => {
  const engine = new SearchEngine(
    siteOf(
      page('api', {
        optionFilterProp: 'Which part of an option is compared.',
        filterOption: 'Decides what is shown.',
        'dropdown-render': 'Replaces the list.',
        value: 'The current choice.',
        defaultValue: 'The first choice.',
        onOpenChange: 'Called when it opens.',
        snake_case_name: 'An odd one.',
        HTMLElement: 'Where it goes.',
      }),
    ),
  );

  test.each([
    ['optionFilterProp', 'api#optionfilterprop'],
    ['optionfilterprop', 'api#optionfilterprop'],
    ['filter prop', 'api#optionfilterprop'],
    ['filterProp', 'api#optionfilterprop'],
    ['filterprop', 'api#optionfilterprop'],
    ['option-filter-prop', 'api#optionfilterprop'],
    ['optionFil', 'api#optionfilterprop'],
    ['dropdownRender', 'api#dropdown-render'],
    ['dropdown-render', 'api#dropdown-render'],
    ['dropdown render', 'api#dropdown-render'],
    ['render', 'api#dropdown-render'],
    ['case', 'api#snake_case_name'],
    ['html', 'api#htmlelement'],
    ['element', 'api#htmlelement'],
  ])('%s finds its row first', (query, link) => {
    expect(linksFor(engine, query)[0]).toBe(link);
  });

  test.each([
    ['optoinFilterProp', 'api#optionfilterprop'],
    ['optionFiterPorp', 'api#optionfilterprop'],
    ['valeu', 'api#value'],
    ['vlue', 'api#value'],
    ['valuee', 'api#value'],
    ['balue', 'api#value'],
    ['onOpneChange', 'api#onopenchange'],
    ['dropdonw', 'api#dropdown-render'],
    // Letters of a word that is not finished yet.
    ['optoinfil', 'api#optionfilterprop'],
    ['vla', 'api#value'],
  ])('%s finds its row despite the typo', (query, link) => {
    expect(linksFor(engine, query)[0]).toBe(link);
  });

  test('of two titles with the word, the shorter comes first', () => {
    expect(linksFor(engine, 'value')).toEqual(['api#value', 'api#defaultvalue']);
  });

  test('more edits than a word allows find nothing, but the words are suggested', () => {
    const found = engine.search('dfaultvaleuexx');
    expect(found.total).toBe(0);
    expect(engine.search('optonfiltrrpop').nearest).toContain('optionFilterProp');
  });
});

describe('order', () => {
  test('weights of D5: page title 100, title 10, text 1, each word once', () => {
    const engine = new SearchEngine(
      siteOf(
        page('Select', { '': 'Nothing.' }),
        page('Other', { Select: 'A select, select.', More: 'One select.' }),
      ),
    );
    const hints = hintsOf(engine.search('select').groups);
    expect(hints.map(({ type, link, priority }) => [type, link, priority])).toEqual([
      ['page', '/demo/Select', 100],
      ['content', '/demo/Other#select', 10],
      ['content', '/demo/Other#more', 1],
    ]);
  });

  test('exact words rank above prefixes, and prefixes above typos, in any field', () => {
    const engine = new SearchEngine(
      siteOf(
        page('Filterable', { Filters: 'x' }),
        page('Fitler', { a: 'x' }),
        page('Text', { '': 'A filter.' }),
      ),
    );
    const links = linksFor(engine, 'filter');
    expect(links[0]).toBe('Text');
    expect(links.slice(1, 3).sort()).toEqual(['Filterable', 'Filterable#filters']);
    expect(links[3]).toBe('Fitler');
  });

  test('matches of all words rank above matches of some, even in a page title', () => {
    const engine = new SearchEngine(
      siteOf(
        page('Mode', { '': 'Nothing.' }),
        page('Text', { First: 'The mode of a list.', Second: 'A mode.' }),
      ),
    );
    expect(linksFor(engine, 'list mode').slice(0, 2)).toEqual(['Text#first', 'Mode']);
  });

  test('one word in the page title and one in the section count as all words', () => {
    const engine = new SearchEngine(
      siteOf(page('Select', { Events: 'When it opens.' }), page('Tree', { Events: 'x' })),
    );
    expect(linksFor(engine, 'select events')[0]).toBe('Select#events');
  });

  test('groups come in descending order of their navigation index, pages outside it first (D5)', () => {
    const data = siteOf(
      page('one', { '': 'word' }),
      page('two', { '': 'word' }, 'guide/two'),
      page('three', { '': 'word' }, 'else'),
    );
    data.nav.push({ title: 'Guide', activePath: '/guide' });
    const { groups } = new SearchEngine(data).search('word');
    expect(groups.map(({ title, priority }) => [title, priority])).toEqual([
      [undefined, Infinity],
      ['Guide', 1000],
      ['Demo', 0],
    ]);
  });
});

describe('scripts', () => {
  const engine = new SearchEngine(
    siteOf(
      page('latin', { Accents: 'Un café à Łódź, près de la Straße.' }),
      page('greek', { Words: 'Η ΟΔΟΣ.' }),
      page('han', { 文本: '下拉选择框支持搜索。研究生命起源' }),
      page('kana', { テキスト: '全角のセレクトボックス' }),
      page('thai', { ข้อความ: 'เลือกเมืองจากรายการ' }),
      page('signs', { Keys: 'Press ⌘ or 🎉.' }),
      page('rtl', { نص: 'اختيار مدينة' }),
    ),
  );

  test.each([
    ['cafe', 'latin#accents'],
    ['CAFÉ', 'latin#accents'],
    ['cafe\u0301', 'latin#accents'],
    ['lodz', 'latin#accents'],
    ['strasse', 'latin#accents'],
    ['οδος', 'greek#words'],
    ['选择', 'han#文本'],
    ['选择框', 'han#文本'],
    ['支持', 'han#文本'],
    ['拉选', 'han#文本'],
    ['研究生', 'han#文本'],
    ['起', 'han#文本'],
    ['セレクト', 'kana#テキスト'],
    ['ｾﾚｸﾄ', 'kana#テキスト'],
    ['เมือง', 'thai#ข้อความ'],
    ['⌘', 'signs#keys'],
    ['🎉', 'signs#keys'],
    ['مدينة', 'rtl#نص'],
  ])('%s is found', (query, link) => {
    expect(linksFor(engine, query)).toEqual([link]);
  });

  test('work without Intl.Segmenter, too', () => {
    const data = siteOf(page('han', { 文本: '下拉选择框支持搜索。' }));
    const plain = new SearchEngine(data, (run) =>
      Array.from(run, (letter, at) => run.slice(at, at + 1) || letter),
    );
    for (const query of ['选择框', '拉', '索'])
      expect(linksFor(plain, query), query).toEqual(['han#文本']);
  });

  test('the match is highlighted as it is written', () => {
    const marked = (query: string) =>
      hintsOf(engine.search(query).groups).flatMap(({ highlightTexts }) =>
        highlighted(highlightTexts),
      );
    expect(marked('strass')).toEqual(['Straß']);
    expect(marked('cafe')).toEqual(['café']);
    expect(marked('选择')).toEqual(['选择']);
    expect(marked('🎉')).toEqual(['🎉']);
  });
});

test('a hint shows a text that contains the word rather than a title with a typo of it', () => {
  const engine = new SearchEngine(
    siteOf(page('any', { Select: 'An elect one.', Elect: 'Any preselect one.' })),
  );
  const types = hintsOf(engine.search('select').groups).map(({ type, link }) => [type, link]);
  expect(types).toEqual([
    ['title', '/demo/any#select'],
    ['content', '/demo/any#elect'],
  ]);
});

describe('the limit', () => {
  const pages = Array.from({ length: 40 }, (_, at) =>
    page(`p${at}`, { A: 'word', B: 'word here' }, `part-${at % 4}/p${at}`),
  );
  const data = siteOf(...pages);
  data.nav = [0, 1, 2, 3].map((at) => ({ title: `Part ${at}`, activePath: `/part-${at}` }));
  const engine = new SearchEngine(data);

  test('allows 50 hints by default, and the answer says how many there are', () => {
    const { groups, total } = engine.search('word');
    expect(hintsOf(groups)).toHaveLength(DEFAULT_LIMIT);
    expect(total).toBe(80);
  });

  test('can be set', () => {
    expect(hintsOf(engine.search('word', 3).groups)).toHaveLength(3);
    expect(hintsOf(engine.search('word', 1000).groups)).toHaveLength(80);
  });

  test('leaves every hint in its group', () => {
    for (const { title, hints } of engine.search('word').groups) {
      for (const { link } of hints)
        expect(link).toContain(`/${title?.toLowerCase().replace(' ', '-')}/`);
    }
  });

  test('keeps the best', () => {
    const [first] = hintsOf(engine.search('here', 1).groups);
    expect(first && shown(first.highlightTexts)).toBe('word here');
  });
});
