import type { IApi } from 'dumi';
import { expect, test } from 'vitest';
import type { CompileError } from '../dev/explain';
import compileErrors from './compileErrors';

/** What a build does when webpack is done. */
function whenDone(errors: readonly CompileError[]): void {
  let done: (stats: object) => void = () => undefined;
  const hooks = { done: { tap: (_: object, fn: typeof done) => (done = fn) } };
  const use = ({ apply }: { apply: (compiler: object) => void }) => apply({ hooks });
  const api = {
    describe: () => undefined,
    chainWebpack: (change: (memo: object) => void) => change({ plugin: () => ({ use }) }),
  };
  compileErrors(api as unknown as IApi);
  done({ compilation: { errors } });
}

const missing = {
  message: `Module not found: Error: Can't resolve './gone' in '/demos'`,
  module: { resource: `${process.cwd()}/demos/a.tsx?x` },
};

test('a build ends with each error of webpack once, in three parts', () => {
  expect(() => whenDone([missing, missing])).toThrow(
    /^demos\/a\.tsx\n {2}What happened: it imports '\.\/gone', which is not there\.\n {2}Why: .+\n {2}What to do: .+$/,
  );
});

test('a build without errors goes on', () => {
  expect(() => whenDone([])).not.toThrow();
});
