import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Problem } from '../../lib/problem';
import { explain, explainUncaught } from './explain';
import { temporaryFolder } from '../../../tests/unit/scripts/temporaryFolder';

const resource = path.resolve('theme/a.tsx');
const ours = new Problem({ what: 'a.', why: 'b.', fix: 'c.' }, 'docs/a.md:1');

describe('an error of the compiler', () => {
  test.each([
    [
      'a mistake in the syntax',
      {
        message: `Module build failed (from x):\nSyntaxError: ${resource}: Unexpected token (3:7)\n  1 | a`,
        module: { resource },
      },
      'theme/a.tsx:3\n  What happened: it cannot be compiled: Unexpected token.',
    ],
    [
      'an import that leads nowhere',
      {
        message: `Module not found: Error: Can't resolve './gone' in '/theme'`,
        module: { resource: `${resource}?query` },
        loc: { start: { line: 2 } },
      },
      `theme/a.tsx:2\n  What happened: it imports './gone', which is not there.`,
    ],
  ])('has three parts and its place: %s', (_, error, message) => {
    expect(explain(error)).toContain(message);
    expect(explain(error)).toMatch(/\n {2}Why: .+\n {2}What to do: .+/);
  });

  test('is what the project itself said', () => {
    const error = { message: `Module Error (from x):\n${ours.message}`, error: ours };
    expect(explain(error)).toBe(ours.message);
  });
});

describe('an error that would end the server', () => {
  test('has the place of its cause', async () => {
    const folder = await temporaryFolder({ 'a.ts': 'export {};\nconst = 1;\n' });
    onTestFinished(() => folder.remove());
    const cause = new Error(`Parse file failed: [${path.join(folder.path, 'a.ts')}]`);
    expect(explainUncaught(new Error('Parse config file failed', { cause }))).toContain(
      'a.ts:2\n  What happened: the change could not be taken over: Unexpected token.',
    );
  });

  test.each([
    ['is missing', {}, 'the change could not be taken over'],
    ['is UTF-16', { 'a.ts': Buffer.from('\uFEFFa', 'utf16le') }, 'it is saved as UTF-16'],
  ])('is explained where the file that it names %s', async (_, files, said) => {
    const folder = await temporaryFolder(files);
    onTestFinished(() => folder.remove());
    const error = new Error(`Parse file failed: [${path.join(folder.path, 'a.ts')}]`);
    expect(explainUncaught(error)).toMatch(/a\.ts(?::1)?\n/);
    expect(explainUncaught(error)).toContain(said);
  });

  test('is what the project itself said', () => {
    expect(explainUncaught(ours)).toBe(ours.message);
  });
});
