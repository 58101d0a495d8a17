import { describe, expect, test } from 'vitest';
import { readCitations } from '../../../scripts/lib/requirements/citations';
import { findProblems, readRepository, updatedPage } from '../../../scripts/lib/requirements/check';
import { PAGE } from '../../../scripts/lib/requirements/page';
import { readTextFiles } from '../../../scripts/lib/requirements/textFiles';

const DEFINED = 'A1';
/** No requirement, and in two pieces so that this file does not cite it. */
const UNKNOWN = ['Z', '9'].join('');

const cited = (path: string, text: string) =>
  readCitations(path, text).citations.map(({ id, line }) => `${id} in line ${line}`);

describe('a requirement is cited', () => {
  test.each([
    ['src/a.ts', `const a = 1;\n/** Cuts the text (${UNKNOWN}). */`, 2],
    ['src/a.ts', `/**\n * ${UNKNOWN}: cuts the text.\n */`, 2],
    ['src/a.ts', `cut(text); // ${UNKNOWN}'s 20 characters`, 1],
    ['theme/a.tsx', `  {/* The ${UNKNOWN}, as it is. */}`, 1],
    ['theme/a.css', `a { /* ${UNKNOWN} */ }`, 1],
    ['DECISIONS.md', `1. **Cut.** ${UNKNOWN} says so.`, 1],
    ['tests/a.test.ts', `test(\n  'cuts the text (${UNKNOWN})', run);`, 2],
    ['tests/a.test.ts', `describe.each([1])('%s (${UNKNOWN})', run);`, 1],
    ['tests/a.test.ts', `test(\`cuts (${UNKNOWN})\`, run);`, 1],
  ])('in %s, as in %s', (path, text, line) => {
    expect(cited(path, text)).toEqual([`${UNKNOWN} in line ${line}`]);
  });

  test('in a list and in a range', () => {
    expect(cited('a.md', `A page (B1, ${UNKNOWN}) in colours (F1-F3).`)).toEqual(
      ['B1', UNKNOWN, 'F1', 'F3'].map((id) => `${id} in line 1`),
    );
  });

  test.each([
    ['an element', 'src/a.ts', "expect(tagName).toBe('H1');"],
    ['a colour', 'src/a.css', '/* from #A1 to #B2C3D4 */'],
    ['an address', 'src/a.ts', '// https://a.example/B2 and /%E0%A4%A'],
    ['a hash', 'docs/a.md', 'a-B2-c and B2f'],
    ['a path of an icon', 'theme/a.tsx', '<path d="M6 12h5 M10 10l3 3" />'],
    ['a key', 'docs/a.md', '<kbd>F1</kbd> to <kbd>F12</kbd>'],
    ['a code span', 'docs/a.md', 'Print on `A4`.'],
    ['a fence', 'docs/a.md', '```\nPrint on A4.\n```'],
    ['data of a test', 'tests/a.test.ts', "test.each(['A4 '])('%s', run);"],
  ])('not by %s', (_, path, text) => {
    expect(cited(path, text)).toEqual([]);
  });
});

test('a skipped or unwritten test proves nothing', () => {
  const text = `
    test.skip('cuts the text (D6)', run);
    test.todo('weighs (D5)');
    describe.skip('the dialog (D7)', () => { test('opens (D4)', run); });
    test('answers (D3)', run);
  `;
  expect(readCitations('tests/a.test.ts', text).proved).toEqual(['D3']);
});

describe('requirements and tests', () => {
  const page = (list: string) =>
    `- **${DEFINED}** It cuts.\n\n<!-- The list is made. -->\n\n${list}\n\n<!-- End of the list. -->\n`;
  const proof = ['tests/a.test.ts', `test('cuts (${DEFINED})', run);`] as const;
  const complete = page(`- ${DEFINED}\n  - \`${proof[0]}\``);
  const messages = (...files: (readonly [string, string])[]) =>
    findProblems(readRepository(new Map(files))).map(({ message }) => message);

  test('agree', () => {
    expect(messages([PAGE, complete], proof, ['src/a.ts', `// ${DEFINED}`])).toEqual([]);
  });

  test('disagree when an undefined id is cited', () => {
    expect(messages([PAGE, complete], proof, ['src/a.ts', `\n// ${UNKNOWN}`])).toEqual([
      expect.stringMatching(
        new RegExp(
          `^src/a\\.ts:2 cites ${UNKNOWN}\\.\n  Why: .+\n  What to do: .+ define ${UNKNOWN} `,
        ),
      ),
    ]);
  });

  test('disagree when a requirement has no test', () => {
    expect(messages([PAGE, page(`- ${DEFINED}`)])).toEqual([
      expect.stringMatching(new RegExp(`^${PAGE}:1 has no test for ${DEFINED}\\.\n  Why: `)),
    ]);
  });

  test('disagree when the list is out of date, and the script updates it', () => {
    const moved = new Map([
      [PAGE, complete],
      ['tests/b.test.ts', proof[1]],
    ]);
    expect(messages(...moved)).toEqual([expect.stringContaining('npm run requirements')]);
    expect(messages(...moved, [PAGE, updatedPage(readRepository(moved))])).toEqual([]);
  });

  test('agree in this repository', async () => {
    const problems = findProblems(readRepository(await readTextFiles('.')));
    if (problems.length > 0) expect.fail(problems.map(({ message }) => message).join('\n'));
  }, 30_000);
});
