import { describe, expect, test } from 'vitest';
import { CHINESE_SYNONYMS } from '../../../src/rc-select/synonyms';
import { REFERENCES } from '../../support/references';
import { builtEngine } from './support';

const engine = builtEngine();
const demoOf = (page: string, name = page) => `/demo/${page}#docs-demo-${page}-demo-${name}`;
const linksFor = (query: string) => engine.search(query).top.map(({ link }) => link);

test.each([
  // Props by name, in parts, in another case, with typos.
  ['allowClear', '/#select-allowClear'],
  ['alowClear', '/#select-allowClear'],
  ['allow clear', '/#select-allowClear'],
  ['optoinFilterProp', '/#select-optionFilterProp'],
  ['filter prop', '/#select-optionFilterProp'],
  ['dropdwon render', '/#select-dropdownRender'],
  ['dropdown-render', '/#select-dropdownRender'],
  ['max tag', '/#select-maxTagCount'],
  ['max tga count', '/#select-maxTagCount'],
  ['max count', '/#select-maxCount'],
  ['label in value', '/#select-labelInValue'],
  ['filter sort', '/#select-filterSort'],
  ['token separator', '/#select-tokenSeparators'],
  ['tokenseperators', '/#select-tokenSeparators'],
  ['onchange', '/#select-onChange'],
  ['popup container', '/#select-getPopupContainer'],
  ['not found', '/#select-notFoundContent'],
  ['virtual', '/#select-virtual'],
  ['placeholder', '/#select-placeholder'],
  ['scrollto', '/#methods-scrollTo'],
  ['selected icon', '/#select-menuItemSelectedIcon'],
  ['disabled option', '/#option-disabled'],
  // What a reader wants to do.
  ['keyboard', '/#keyboard'],
  ['keyboard enter', '/#keyboard'],
  ['backspace', '/#keyboard'],
  ['screen reader', '/#keyboard'],
  ['a11y', '/guide/accessibility'],
  ['z-index', '/guide/stacking#with-z-index'],
  ['drawer', '/guide/stacking'],
  ['performance', '/guide/performance'],
  ['install', '/#install'],
  ['npm install', '/#install'],
  ['migrate to 1.x', '/?tab=migration'],
  ['popuprender', '/?tab=migration#renamed-props'],
  ['custom icon', '/demo/custom-icon'],
  ['tags', '/demo/tags'],
  ['paste tags', '/demo/auto-tokenization'],
  ['email', '/demo/email'],
  ['animation', '/#select-animation'],
  ['right to left', demoOf('auto-adjust-dropdown', 'auto-adjust-dropdown-rtl')],
  ['jsdom', '/guide/testing'],
  ['playwright', '/guide/testing#with-playwright'],
  ['typescript', '/guide/typescript'],
  ['ssr', '/guide/server-rendering'],
  ['hydration', '/guide/server-rendering#what-comes-after-hydration'],
  ['ime', '/guide/input-methods'],
  ['pinyin', '/guide/input-methods'],
  ['textarea', demoOf('combobox', 'combobox-textarea')],
  ['multiple-readonly', demoOf('multiple-readonly')],
  ['force-suggest', demoOf('force-suggest')],
])('the first hint for "%s" is %s', (query, link) => {
  expect(linksFor(query)[0]).toBe(link);
});

test.each([
  ['focus', '/#methods-focus'],
  ['loading', '/#select-loading'],
  ['value', '/#select-value'],
  ['options', '/#select-options'],
  ['popup width', '/#select-dropdownMatchSelectWidth'],
  ['open', '/#select-open'],
  ['rtl', '/#select-direction'],
  ['screen reader', '/guide/accessibility'],
  ['modal', '/guide/stacking'],
  ['slow', '/guide/performance'],
  ['cities suggestions', '/demo/suggest#why-answers-go-stale'],
])('one of the best three hints for "%s" is %s', (query, link) => {
  expect(linksFor(query)).toContain(link);
});

describe('a Chinese word', () => {
  test.each(
    Object.entries(CHINESE_SYNONYMS).flatMap(([link, words]) => words.map((word) => [word, link])),
  )('%s finds %s first', (word, link) => {
    expect(linksFor(word)[0]).toBe(link);
  });

  test.each([
    ['多选标签', ['/demo/multiple', '/demo/tags']],
    ['虚拟', ['/#select-virtual']],
    ['表单提交', ['/guide/forms']],
  ])('that has more or less than a synonym still finds its place: %s', (query, links) => {
    expect(linksFor(query)).toEqual(expect.arrayContaining(links));
  });
});

describe('the name of a prop finds its row', () => {
  const rows = new Map<string, string[]>();
  for (const { anchor, entries } of REFERENCES) {
    for (const { name } of entries) {
      rows.set(name, [...(rows.get(name) ?? []), `/#${anchor}-${name}`]);
    }
  }

  test.each([...rows])('%s, before all but pages of that name (D5)', (name, links) => {
    const { groups } = engine.search(name);
    const hints = groups
      .flatMap((group) => group.hints)
      .sort((one, other) => other.priority - one.priority);
    const pages = hints.filter(({ type, pageTitle }) => {
      return type === 'page' && new RegExp(`\\b${name}\\b`, 'i').test(pageTitle);
    });
    const documentation = groups.find(({ title }) => title === 'Documentation');
    expect(documentation?.hints.slice(0, links.length).map(({ link }) => link)).toEqual(links);
    expect(hints[pages.length]?.priority).toBe(documentation?.hints[0]?.priority);
  });
});
