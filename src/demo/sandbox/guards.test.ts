import { describe, expect, test } from 'vitest';
import { TASK_LIMIT } from './frame/runtime/guard';
import type { Position } from './sandboxProblem';
import { bundleOf, ENTRY, run } from '../../../tests/unit/demo/sandbox/support/run';

/** Runs code under a clock that advances with each reading. */
function runSlowly(source: string | Record<string, string>, report: () => void = () => undefined) {
  const stops: Position[] = [];
  let time = 0;
  const tasks: (() => void)[] = [];
  const entry = () =>
    run(bundleOf(source), {
      now: () => (time += TASK_LIMIT / 20),
      nextTask: (task) => tasks.push(task),
      onStop: (position) => {
        stops.push(position);
        report();
      },
    });
  return { entry, stops, tasks };
}

describe('endless code is stopped and its position reported:', () => {
  test.each([
    ['while', 'while (true) {}', 1, 1],
    ['while without braces', 'while (true);', 1, 1],
    ['for', '\n  for (;;) {}', 2, 3],
    ['for without braces', 'let n = 0; for (;;) n += 1;', 1, 12],
    ['do', 'do {} while (true)', 1, 1],
    ['do without braces', 'let n = 0; do n += 1; while (true)', 1, 12],
    ['for of', 'for (const a of Array(5000)) ;', 1, 1],
    ['a loop in a loop', 'for (;;) for (;;) ;', 1, 10],
    ['one with a label', 'a: for (;;) { continue a; }', 1, 4],
    [
      'recursion',
      'const f = (n: number): number => (n < 2 ? n : f(n - 1) + f(n - 2));\nf(60);',
      1,
      11,
    ],
    [
      'recursion in a method',
      'const o = { f(n: number) { if (n < 20) { o.f(n + 1); o.f(n + 1); } } };\no.f(0)',
      1,
      13,
    ],
    [
      'recursion in a class',
      'class A { f(n = 0) { if (n < 20) { this.f(n + 1); this.f(n + 1); } } }\nnew A().f()',
      1,
      11,
    ],
    ['after a directive', 'function f() { "use strict"; for (;;) ; }\nf()', 1, 30],
  ])('%s', (_, source, line, column) => {
    const { entry, stops } = runSlowly(source);
    expect(entry).toThrow('This code was stopped');
    expect(stops).toEqual([{ file: ENTRY, line, column }]);
  });

  test('code that catches the error is stopped again, and reported once', () => {
    const { entry, stops } = runSlowly('for (;;) try { for (;;) {} } catch {}');
    expect(entry).toThrow('This code was stopped');
    expect(stops).toHaveLength(1);
  });

  test('code that catches the error is stopped where reporting it throws, too', () => {
    const { entry } = runSlowly(
      'const f = () => 1; for (let n = 0; n < 1e4; n += 1) try { f(); } catch {}',
      () => {
        throw new Error('reported');
      },
    );
    expect(entry).toThrow('This code was stopped');
  });

  test('in another file', () => {
    const { entry, stops } = runSlowly({ [ENTRY]: `import './b';`, 'b.ts': '\nfor (;;) ;' });
    expect(entry).toThrow();
    expect(stops).toEqual([{ file: 'b.ts', line: 2, column: 1 }]);
  });

  test('time is counted separately for each task', () => {
    const { entry, stops, tasks } = runSlowly(
      'export default () => { for (let n = 0; n < 300; n += 1) ; };',
    );
    const { default: work } = entry() as { default: () => void };
    for (let n = 0; n < 10; n += 1) {
      work();
      tasks.splice(0).forEach((task) => task());
    }
    expect(stops).toEqual([]);
  });
});

describe('guards change nothing else:', () => {
  test.each([
    ['an arrow with a comma', '(() => (1, 2))()', 2],
    ['an arrow that gives an object', '(() => ({ a: 1 }))()', { a: 1 }],
    ['an arrow in an arrow', '((a: number) => (b: number) => a + b)(1)(2)', 3],
    ['an arrow that asserts a type', '(() => ({}) as { a?: 1 })()', {}],
    ['defaults that are functions', '((f = () => 1) => f())()', 1],
    ['directives', '(function () { "use strict"; return this; })()', undefined],
    ['getters', '({ get a() { return 1; } }).a', 1],
    [
      'constructors',
      'new (class extends Array { constructor() { super(); this.push(1); } })()',
      [1],
    ],
    ['static blocks', '(class { static a = 1; static { this.a += 1; } }).a', 2],
    ['loops that break', '(() => { for (;;) if (true) break; return 1; })()', 1],
    ['an else after a loop', '(() => { if (false) for (;;) ; else return 1; })()', 1],
    ['markup', '<p>{[1, 2].map((n) => n * 2)}</p>', { type: 'p', children: [2, 4] }],
  ])('%s', (_, expression, value) => {
    const { default: result } = run(bundleOf(`export default ${expression}`)) as {
      default: unknown;
    };
    expect(result).toEqual(value);
  });

  test('generators and async functions', async () => {
    const source = `function* numbers() { yield* [1, 2]; }
export default async () => { const all = []; for await (const n of numbers()) all.push(n); return all; };`;
    const { default: start } = run(bundleOf(source)) as { default: () => Promise<unknown> };
    expect(await start()).toEqual([1, 2]);
  });
});
