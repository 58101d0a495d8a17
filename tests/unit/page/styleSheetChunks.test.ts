import { expect, test } from 'vitest';
import { withoutPages } from '../../../src/plugins/page/static-html/styleSheetChunks';

test('pages and their demos are left out of the table of chunks with style sheets', () => {
  const code = (table: string) => `var installed = {"umi":0};var cssChunks = ${table};if(x){}`;
  expect(
    withoutPages(
      code(
        '{"docs__index.md":1,"edit":1,"docs__demo__a__demos__code":1,"framed__a":1,"demo-skin":1}',
      ),
    ),
  ).toBe(code('{"edit":1,"demo-skin":1}'));
});
