import { describe, expect, test } from 'vitest';
import { findBrokenLinks, type LinkedText } from './brokenLinks';

const page = (address: string, text: string, sections: string[] = []): LinkedText => ({
  file: `docs${address === '/' ? '/index' : address}.md`,
  address,
  text,
  sections,
});

const mode = { name: 'mode', type: 'string', required: false, expansion: [] };

const said = (text: string) => {
  const start = page('/', '<API id="Select"></API>', ['usage']);
  const tab = { ...page('/', '', ['renamed']), file: 'docs/index.$tab-more.md' };
  return findBrokenLinks([start, tab, page('/demo/a', text, ['one'])], {
    tables: [{ id: 'Select', anchor: 'select', entries: [mode] }],
    redirects: { '/demo/filterSort': '/demo/filter-sort' },
  }).map(({ message }) => message);
};

describe('a link in the sources of a page', () => {
  test.each([
    '[a](/)',
    '[a](/#usage)',
    '[a](/#select-mode)',
    '[a](/?tab=more#renamed)',
    '[a](#one)',
    '[a](/demo/filterSort)',
    '[a](/llms.txt)',
    '[a](https://example.com/gone#gone)',
    '[a](//example.com/gone#gone)',
    '[a](/demo/a/)',
    '[a](/demo/a/#one)',
    '[a](/#usage "Title")',
    '`[a](/gone)`',
    '```md\n[a](/gone)\n```',
  ])('leads somewhere: %s', (text) => {
    expect(said(text)).toEqual([]);
  });

  test.each([
    ['[a](/gone)', 'the address /gone leads nowhere.\n  Why: there is no such page or file.'],
    ['[a](/#gone)', 'the address /#gone leads nowhere.\n  Why: the page has no such section.'],
    ['[a](/gone "Title")', 'the address /gone leads nowhere.'],
    ["[a](/gone 'Title')", 'the address /gone leads nowhere.'],
    ['[a](/#50%)', 'the address /#50% leads nowhere.\n  Why: the page has no such section.'],
    ['[a](/50%)', 'the address /50% leads nowhere.\n  Why: there is no such page or file.'],
    [
      '[a](/#select-Mode)',
      'the address /#select-Mode leads nowhere.\n  Why: the page has no such section.\n  What to do: write /#select-mode.',
    ],
    ['[a](#gone)', 'the address #gone leads nowhere.\n  Why: the page has no such section.'],
  ])('that leads nowhere is named with file and line: %s', (text, message) => {
    expect(said(`First line.\n\n${text}\n`)).toEqual([
      expect.stringContaining(`docs/demo/a.md:3\n  What happened: ${message}`) as string,
    ]);
  });
});
