import { expect, test } from 'vitest';
import { findUnknownTables } from './unknownTables';

const tables = [{ id: 'Slider', anchor: 'slider', entries: [] }];

const said = (text: string) =>
  findUnknownTables([{ file: 'docs/index.md', address: '/', text, sections: [] }], tables).map(
    ({ message }) => message,
  );

test('a table that there is not is named with the page, the nearest and all names', () => {
  expect(said('# A\n\n<API id="Slidr"></API>')).toEqual([
    expect.stringMatching(
      /^docs\/index\.md:3\n[^]*'Slidr'[^]*write 'Slider', or one of Slider; [^]*subject\.$/,
    ),
  ]);
});

test('tables that are there, and tables in code, are left alone', () => {
  expect(said('<API id="Slider"></API>\n\n```md\n<API id="Gone"></API>\n```')).toEqual([]);
});
