import { expect, test } from 'vitest';
import { isOfPage, shortName } from './chunkNames';

test.each([
  ['docs__guide__forms.md', 'guide-forms'],
  ['docs__guide__forms__demos', 'guide-forms-demos'],
  ['docs__guide__forms__demos__code', 'guide-forms-code'],
  ['framed__docs-guide-styling-demo-a', 'guide-styling-demo-a'],
  ['rc-select', 'rc-select'],
  ['texts-zh-CN-ts', 'texts-zh-CN-ts'],
  ['src_search_dialog_follow_markWords_ts', 'markWords'],
  ['dumi_tmp-production_dumi_site_ts-src_demo_code_Code_tsx-898dc2', 'site'],
  ['vendors-node_modules_copy-to-clipboard_dist_index_mjs', 'copy-to-clipboard'],
  ['_a', 'a'],
  ['.~_a', 'a'],
  ['a'.repeat(80), 'a'.repeat(40)],
])('the files of the chunk %s are called %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test.each([
  ['docs__index.md', true],
  ['framed__a', true],
  ['shell', false],
])('whether the chunk %s is of one page: %s', (name, expected) => {
  expect(isOfPage(name)).toBe(expected);
});
