import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { remarkPage } from '../../../../src/page/markdown/remarkPage';

const head = '---\ntitle: A\ndescription: B\n---\n';

function transform(text: string, demo?: { source: string; line: number }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-'));
  const filename = path.join(folder, 'page.md');
  writeFileSync(filename, text);
  writeFileSync(path.join(folder, 'there.tsx'), '');
  const children = demo && [
    {
      type: 'html',
      value: `<code src="${demo.source}" id="x">`,
      position: { start: { line: demo.line } },
    },
  ];
  const page = { data: { frontmatter: { filename, lastUpdated: 1 } } };
  remarkPage()({ type: 'root', children: children ?? [] }, page);
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

  test('without front matter stops the build', () => {
    expect(() => transform('Just text.\n')).toThrow('the front matter has no title');
  });

  test.each(['info', 'warning', 'success', 'error'])(
    'with a callout of the kind %s is accepted (G1)',
    (kind) => {
      expect(() => transform(`${head}\n:::${kind}\ntext\n:::\n`)).not.toThrow();
    },
  );

  test('has the kinds of callout that dumi makes of directives (G1)', () => {
    const dumi = readFileSync(
      'node_modules/dumi/dist/loaders/markdown/transformer/remarkContainer.js',
      'utf8',
    );
    expect(dumi).toContain('VALID_CONTAINER_TYPES = ["info", "warning", "success", "error"]');
  });

  test.each([':::warning{title=No quotes}', ':::note', ':::info{kind="x"}'])(
    'with the callout %s stops the build and names the line',
    (line) => {
      expect(() => transform(`${head}\n${line}\ntext\n:::\n`)).toThrow(
        /page\.md:6\n.*does not open a callout/,
      );
    },
  );

  test('that git does not know has no date of its last change', () => {
    expect(transform(`${head}\n:::info{title="Good"}\ntext\n:::\n`)).not.toHaveProperty(
      'lastUpdated',
    );
  });
});
