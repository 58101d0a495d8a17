import { describe, expect, test } from 'vitest';
import { SYNONYMS } from '../../../../src/subject/rc-select/synonyms';
import { amongThree, bestThree, firstIs } from './queries';

describe('a synonym (src/subject/rc-select/synonyms.ts)', () => {
  firstIs(
    Object.entries(SYNONYMS).flatMap(([link, words]) => words.map((word) => [word, link] as const)),
  );
});

describe('a Chinese word', () => {
  test.each([
    ['多选标签', ['/demo/multiple', '/demo/tags']],
    ['虚拟', ['/#select-virtual']],
    ['表单提交', ['/guide/forms']],
  ])('that has more or less than a synonym still finds its place: %s', (query, links) => {
    expect(bestThree(query)).toEqual(expect.arrayContaining(links));
  });
});

describe('a word in traditional characters', () => {
  firstIs([
    ['選擇器', '/'],
    ['搜尋', '/#showsearch'],
    ['鍵盤', '/#keyboard'],
    ['多選', '/demo/multiple'],
    ['標籤', '/demo/tags'],
    ['表單驗證', '/guide/forms'],
    ['預設值', '/#select-defaultValue'],
    ['虛擬滾動', '/#select-virtual'],
    ['無障礙', '/#select-group-accessibility'],
    ['禁用選項', '/#option-disabled'],
  ]);
});

describe('several Chinese words, some with a name', () => {
  firstIs([
    ['键盘操作', '/#keyboard'],
    ['表单校验', '/guide/forms'],
    ['Select 多选', '/demo/multiple'],
    ['默认值 defaultValue', '/#select-defaultValue'],
    ['allowClear 清空', '/#select-allowClear'],
    ['滚动 加载', '/demo/scroll-loading'],
    ['分组选项', '/demo/optgroup'],
    ['如何禁用选项', '/#option-disabled'],
    ['怎么自定义标签', '/demo/custom-tags'],
    ['怎么多选', '/demo/multiple'],
  ]);

  amongThree([
    ['下拉宽度', '/#select-dropdownMatchSelectWidth'],
    ['自定义图标', '/demo/custom-icon'],
    ['弹出层 容器', '/demo/get-popup-container'],
    ['搜索过滤', '/#select-filterOption'],
  ]);
});
