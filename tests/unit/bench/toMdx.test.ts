import { expect, test } from 'vitest';
import { toMdx } from '../../../bench/compare/content/toMdx';
import type { Source } from '../../../bench/compare/content/pages';

function sourceOf(file: string, title: string, body: string): Source {
  const frontMatter = { title, description: 'One of many.', filename: file };
  return { file, yaml: '', body, page: { path: '/demo/single', frontMatter, toc: [], tabs: [] } };
}

function convert(body: string, tabs: Source[] = []) {
  const source = sourceOf('demo/single.md', 'Single', body);
  const filesOf = (entry: string) => ({ [entry]: 'export default 1;', 'skin/select.css': 'a {}' });
  return toMdx({ source, tabs, filesOf });
}

const DEMO =
  '<code src="../../demos/focus/unmount.tsx" id="unmount" title="Unmount" description="Open."';

test('a demo becomes an island that hydrates when the browser is idle', () => {
  const { text } = convert(`${DEMO}></code>`);
  expect(text).toContain("import Demo0 from '../../../demos/focus/unmount.tsx';");
  expect(text).toContain('## Unmount\n\nOpen.\n\n<div class="not-content"><Demo0 client:idle />');
});

test('a demo shows its own files and none of those that many demos share', () => {
  const { text } = convert(`${DEMO}></code>`);
  expect(text).toContain('```tsx title="unmount.tsx"\nexport default 1;\n```');
  expect(text).not.toContain('select.css');
});

test('a demo in a frame becomes a page of its own', () => {
  const { text, frames } = convert(`${DEMO} iframe="220"></code>`);
  expect(text).toMatch(/<iframe src="\/frames\/unmount" .*height="220".*loading="lazy">/);
  expect(frames).toEqual([{ id: 'unmount', entry: 'focus/unmount.tsx' }]);
});

test('a callout keeps its title and gets the name that Starlight has for its kind', () => {
  const { text } = convert(':::info{title="Keyboard"}\nTab\n:::\n\n:::warning\nEnter\n:::');
  expect(text).toContain(':::note[Keyboard]\nTab\n:::');
  expect(text).toContain(':::caution\nEnter\n:::');
});

test('the tabs of a page become tabs beside its own text', () => {
  const { text } = convert('Own text.', [sourceOf('demo/single.$tab-more.md', 'More', 'Further.')]);
  expect(text).toMatch(/<TabItem label="Single">\s+Own text\.\s+<\/TabItem>/);
  expect(text).toMatch(/<TabItem label="More">\s+Further\.\s+<\/TabItem>/);
});
