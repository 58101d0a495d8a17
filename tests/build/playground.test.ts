import { expect, test } from 'vitest';
import { filesWith, parse, read } from './dist';
import { builtData } from './search/support';

const panel = parse('/').querySelector('[role="tabpanel"][data-key="playground"]');

test('the playground is described in words without JavaScript', () => {
  expect(panel?.textContent).toContain('Set the props of a live select');
  expect(panel?.textContent).toContain('The playground needs JavaScript.');
});

test('no script that pages load by themselves contains the playground', () => {
  const scripts = filesWith('.js').filter((file) => read(file).includes('playground-controls'));
  expect(scripts.filter((file) => !/(^|\/)playground\.\w+\.async\.js$/.test(file))).toEqual([]);
  expect(scripts).not.toEqual([]);
  expect(read('index.html')).not.toMatch(/(src|href)="[^"]*\/playground\.\w+\./);
});

test('the search finds the text of the tab, and neither its controls nor its message', () => {
  const data = JSON.stringify(builtData());
  expect(data).toContain('Set the props of a live select');
  expect(data).not.toContain('The playground needs JavaScript');
  expect(data).not.toContain('Only in multiple and tags.');
});
