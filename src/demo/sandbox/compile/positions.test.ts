import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPosition } from './positions';
import { positionOf } from '../sandboxProblem';
import { describeError } from '../frame/runtime/reportErrors';
import { toRunProblem, toThrown } from '../reports';
import { bundleOf, ENTRY } from '../../../../tests/unit/demo/sandbox/support/run';

/** The position that a bundle has for the `n`th occurrence of a text in its code. */
function placeOfText(source: string | Record<string, string>, text: string) {
  const { code, files } = bundleOf(source);
  const before = code.slice(0, code.indexOf(text)).split('\n');
  return findPosition(files, before.length, (before.at(-1) ?? '').length + 1);
}

describe('a position in the bundle maps to one in the files:', () => {
  test.each([
    ['after types', 'const a: Array<{ b: string }> = here();', 33],
    ['after guards', 'const f = () => { for (;;) { for (;;) here(); } };', 39],
    ['in markup', 'export default () => <p><b onClick={() => here()} /></p>;', 43],
    ['after wide letters', `const a = '漢字🙂'; here();`, 19],
  ])('%s', (_, line, column) => {
    expect(placeOfText(`import 'react';\n\n${line}\n`, 'here()')).toEqual({
      file: ENTRY,
      line: 3,
      column,
    });
  });

  test('or to none between the files', () => {
    const files = {
      [ENTRY]: `import './b.css';\nimport './c';`,
      'b.css': 'p {}',
      'c.ts': '\n\nhere()',
    };
    expect(placeOfText(files, 'here()')).toEqual({ file: 'c.ts', line: 3, column: 1 });
    expect(findPosition(bundleOf(files).files, 1, 1)).toBeUndefined();
    expect(findPosition(bundleOf(files).files, 9999, 1)).toBeUndefined();
  });

  test('a position keeps its line whatever precedes it', () => {
    const lines = fc.array(
      fc
        .constantFrom(
          'interface A { b: string }',
          'const f = (a: number) => a;',
          'for (const x of [1]) { f(x as number); }',
          '/* a\ncomment */ type B = Array<A>;',
          'const t = `a\n${1}\n`;',
          'enum C { A,\nB }',
          '<p>\n text {1}\n</p>;',
        )
        .map((line) => `{ ${line} }`.replace('{ enum', 'enum').replace('B } }', 'B }')),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, (before) => {
        const head = [...new Set(before)].join('\n');
        const line = head.split('\n').length + 1;
        expect(placeOfText(`${head}\n  here();`, 'here()')).toEqual({
          file: ENTRY,
          line,
          column: 3,
        });
      }),
    );
  });
});

describe('an error of the frame', () => {
  const bundle = bundleOf({ [ENTRY]: 'export default () => fail();', 'b.ts': '' });
  const url = 'blob:null/1-2';
  const at = bundle.files[0]?.line ?? 0;

  test.each([
    [
      `TypeError: x\n    at Demo (${url}:${at}:30)\n    at run (https://x/react.js:1:2)\n    at ${url}:${at}:5`,
    ],
    [`Demo@${url}:${at}:30\nrun@https://x/react.js:1:2\n@${url}:${at}:5`],
  ])('is mapped to the files, from the stack of any engine', (stack) => {
    const error = Object.assign(new TypeError('x'), { stack });
    const problem = toThrown(describeError(error, url), bundle);
    expect(problem).toMatchObject({ kind: 'thrown', message: 'TypeError: x' });
    expect(problem.trace.map(({ name }) => name)).toEqual(['Demo', '']);
    expect(problem.position).toMatchObject({ file: ENTRY, line: 1 });
    expect(positionOf(problem)).toEqual(problem.position);
  });

  test('may be any value, even a hostile one', () => {
    const hostile = new Proxy(new Error('x'), {
      get() {
        throw new Error('no');
      },
    });
    expect(describeError(hostile, url).message).toBe('An error that cannot be read');
    expect(describeError(undefined, url)).toEqual({ message: 'undefined', trace: [] });
    expect(describeError('a text', url).message).toBe('a text');
    expect(describeError(new Error('x'.repeat(100_000)), url).message).toHaveLength(8000);
  });

  test('refers only to files of the demo', () => {
    const failure = (file: string) =>
      toRunProblem({ kind: 'endless-loop', position: { file, line: 1, column: 2 } }, bundle);
    expect(failure(ENTRY)).toEqual({
      kind: 'endless-loop',
      position: { file: ENTRY, line: 1, column: 2 },
    });
    expect(failure('/etc/passwd')).toEqual({ kind: 'endless-loop', position: undefined });
  });

  test('about a missing component is placed in the entry file', () => {
    const problem = toRunProblem({ kind: 'no-component' }, bundle);
    expect(positionOf(problem)).toEqual({ file: ENTRY, line: 1, column: 1 });
    expect(positionOf(toRunProblem({ kind: 'left', detail: '' }, bundle))).toBeUndefined();
  });
});
