import { expect, test } from 'vitest';
import { rehypeTableGroups, type TableGroups } from './rehypeTableGroups';
import type { TocEntry } from '../../document/page/pageData';
import type { MarkdownNode } from '../../document/page/markdown/walk';

const element = (tagName: string, id: string): MarkdownNode => ({
  type: 'element',
  tagName,
  properties: { id },
});

const groups: TableGroups = {
  tables: [
    {
      id: 'Select',
      descriptions: {
        value: { description: 'What is chosen.', group: 'value' },
        onChange: { description: 'Called after a choice.', group: 'events' },
        defaultValue: { description: 'What is chosen at first.', group: 'value' },
      },
    },
    { id: 'Methods', descriptions: { focus: { description: 'Focuses it.' } } },
  ],
  titles: { value: 'Value' },
};

function contentsOf(children: MarkdownNode[], toc: TocEntry[]): TocEntry[] {
  rehypeTableGroups(() => groups)({ type: 'root', children }, { data: { toc } });
  return toc;
}

test('the groups of a prop table are listed one level below the heading above it', () => {
  const props = { id: 'select-props', depth: 3, title: 'Select props' };
  const methods = { id: 'methods', depth: 3, title: 'Methods' };
  const [first, ...rest] = contentsOf(
    [
      element('h3', 'select-props'),
      element('API', 'Select'),
      element('h3', 'methods'),
      element('API', 'Methods'),
    ],
    [props, methods],
  );
  expect(first).toEqual(props);
  expect(rest[0]).toEqual({ id: 'select-group-value', depth: 4, title: 'Value', group: 'value' });
  expect(rest.slice(1)).toEqual([
    { id: 'select-group-events', depth: 4, title: 'events', group: 'events' },
    methods,
  ]);
});

test('a build ends where dumi does not list the heading above a prop table', () => {
  const nodes = [element('h3', 'select-props'), element('API', 'Select')];
  expect(() => contentsOf(nodes, [])).toThrow(
    /^dumi [\d.]+ does not make an entry for the heading #select-props .*\n {2}Why: /,
  );
});

test('a page without a prop table keeps its contents', () => {
  const toc = [{ id: 'usage', depth: 2, title: 'Usage' }];
  expect(contentsOf([element('h2', 'usage'), element('p', 'a')], [...toc])).toEqual(toc);
});
