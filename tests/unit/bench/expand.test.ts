import { expect, test } from 'vitest';
import { expand } from '../../../bench/compare/content/expand';
import { readSources } from '../../../bench/compare/content/pages';
import { project } from '../../../scripts/lib/run';

test('no component that only this theme has is left in what other generators get', () => {
  const left = readSources(project).filter(({ body }) =>
    /^<[A-Z]/m.test(body.replaceAll(/^```[\s\S]*?^```/gm, '')),
  );
  expect(left.map(({ file }) => file)).toEqual([]);
});

test('a reference becomes a table with a row and an anchor for each entry', () => {
  const table = expand('<API id="Methods"></API>', []);
  expect(table).toContain('| <a id="methods-blur"></a>`` blur `` |');
  expect(table.split('\n')).toHaveLength(6);
});
