import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../../../src/document/page/markdown/glossaryLinks';
import TERMS from '../../../src/subject/rc-select/glossary';
import { findForbidden } from '../../support/forbiddenWords';
import { proseOfPage, proseOfScript, type Line } from '../../support/prose';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const glossary = readFileSync(path.join(ROOT, 'docs', GLOSSARY), 'utf8');

function linesOf(folder: string, isText: RegExp, toLines: typeof proseOfPage): Line[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => isText.test(file) && file !== `docs/${GLOSSARY}`)
    .sort()
    .flatMap((file) => toLines(file, readFileSync(path.join(ROOT, file), 'utf8')));
}

describe('one thing has one name', () => {
  test('on the pages', () => {
    expect(findForbidden(linesOf('docs', /\.md$/, proseOfPage), glossary)).toEqual([]);
  });

  test('in the tables of props', () => {
    const lines = linesOf('src/subject/rc-select/reference', /\.ts$/, proseOfScript);
    expect(findForbidden(lines, glossary)).toEqual([]);
  });

  test('in the texts of the interface', () => {
    const lines = linesOf('src', /\/(?:texts|english|problemTexts)\.ts$/, proseOfScript);
    expect(lines.length).toBeGreaterThan(100);
    expect(findForbidden(lines, glossary)).toEqual([]);
  });
});

test('a forbidden word is told with file, line and the word to use', () => {
  const page = [
    '---',
    'title: A box',
    'keywords: [chip]',
    '---',
    '',
    'The `box` is a [list](/box), and a screen reader reads it.',
    '<code src="box.tsx" id="box" title="Two chips"></code>',
    '',
  ].join('\n');
  expect(findForbidden(proseOfPage('docs/page.md', page), glossary)).toEqual([
    'docs/page.md:2: write "selector" instead of "box".',
    'docs/page.md:7: write "tag" instead of "chips".',
  ]);
  const script = "import x from 'a box';\nconst text = {\n  box: 'The `box` of a reader',\n};\n";
  expect(findForbidden(proseOfScript('texts.ts', script), glossary)).toEqual([
    'texts.ts:3: write "user" instead of "reader".',
  ]);
});

test('each word that pages link is a heading of the glossary', () => {
  const headings = [...glossary.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  for (const { id, forms } of TERMS) {
    const heading = headings.find((each) => each.toLowerCase().replaceAll(' ', '-') === id);
    expect(heading, id).toMatch(forms);
  }
});
