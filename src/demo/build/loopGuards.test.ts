import { expect, test } from 'vitest';
import { withGuards } from './loopGuards';

test('a loop of a demo is guarded, and all lines keep their number', () => {
  const code = 'export default () => {\n  for (;;) {}\n};\n';
  const guarded = withGuards(code, 'demos/a/index.tsx', '/guard.ts');
  expect(guarded.split('\n')).toHaveLength(code.split('\n').length);
  expect(guarded).toMatch(/^import \{ guardOf \} from "\/guard\.ts"; .*guardOf\("demos\/a/);
  expect(guarded.split('\n')[1]).toContain('__sandboxGuard(2,3)');
});

test('what cannot be read is left to the compiler', () => {
  expect(withGuards('const = 1;', 'demos/a/index.tsx', '/guard.ts')).toBe('const = 1;');
});
