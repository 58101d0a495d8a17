import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFileReader } from '../../../lib/fileReader';
import { keepCapitals } from './callouts';
import { remarkPage } from './remarkPage';

const head = '---\ntitle: A\ndescription: B\n---\n';

interface Demo {
  source: string;
  line: number;
}

function transform(text: string, demo?: Demo, committed?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  const filename = path.join(folder, 'page.md');
  writeFileSync(path.join(folder, 'there.tsx'), '');
  const children = demo && [
    {
      type: 'html',
      value: `<code src="${demo.source}" id="x">`,
      position: { start: { line: demo.line } },
    },
  ];
  const commitTimes = new Map(committed === undefined ? [] : [[filename, committed]]);
  const page = { value: text, data: { frontmatter: { filename, lastUpdated: 1 } } };
  const reader = createFileReader();
  remarkPage({ commitTimes, publicFolder: folder, reader })(
    { type: 'root', children: children ?? [] },
    page,
  );
  return page.data.frontmatter;
}

describe('a page at build time', () => {
  test('whose demo exists is accepted', () => {
    expect(() => transform(head, { source: './there.tsx', line: 6 })).not.toThrow();
  });

  test('whose demo does not exist stops the build with line and path', () => {
    expect(() => transform(head, { source: './gone.tsx', line: 6 })).toThrow(
      /page\.md:6\n.*<code src="\.\/gone\.tsx"> names a file that does not exist/,
    );
  });

  test('keeps the capitals of names in values of HTML', () => {
    const value = '<Container type="info" title="Keep maxLength at it" isOpen>';
    const node = { type: 'html', value };
    keepCapitals(node);
    // Or dumi would take the name for that of a prop.
    expect(node.value).toBe(value.replace('L', '&#76;'));
  });

  test('without front matter stops the build', () => {
    expect(() => transform('Just text.\n')).toThrow('the front matter has no title');
  });

  test('has the date of its last commit', () => {
    expect(transform(head, undefined, 5000)).toHaveProperty('lastUpdated', 5000);
  });

  test('that is not in git has no date of last change', () => {
    expect(transform(head)).not.toHaveProperty('lastUpdated');
  });
});
