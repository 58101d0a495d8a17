import path from 'node:path';
import type { IApi } from 'dumi';
import { afterEach, expect, test, vi } from 'vitest';
import reference from './build';
import * as cache from './build/cache';
import type { Declared } from './merge';
import { SITE } from '../../tests/support/site';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Runs the plugin as umi does, and tells what the module of the tables says at last. */
function start(name: 'build' | 'dev', apiParser: object | undefined, site = SITE) {
  let written: Declared | undefined;
  const errors: unknown[] = [];
  const hooks: Record<string, ((argument?: object) => void)[]> = {};
  const on = (key: string) => (hook: (argument?: object) => void) => {
    hooks[key] = [...(hooks[key] ?? []), hook];
  };
  const skipped: string[] = [];
  reference({
    name,
    cwd: process.cwd(),
    userConfig: { apiParser, site },
    logger: { error: (error: unknown) => errors.push(error) },
    describe: () => undefined,
    skipPlugins: (keys: string[]) => skipped.push(...keys),
    onStart: on('start'),
    onGenerateFiles: on('generate'),
    onDevCompileDone: on('compiled'),
    writeTmpFile({ path, content }: { path: string; content: string }) {
      if (path === 'dumi/reference.ts')
        written = JSON.parse(/= (.*);$/.exec(content)?.[1] ?? '') as Declared;
    },
  } as unknown as IApi);
  const run = (key: string, argument?: object) => hooks[key]?.forEach((hook) => hook(argument));
  run('start');
  run('generate');
  return {
    written: () => written,
    compile: (isFirstCompile: boolean) => run('compiled', { isFirstCompile }),
    errors,
    skipped,
  };
}

test('a build has the tables, and dumi reads no types besides (G2)', () => {
  const { written, skipped } = start('build', {});
  expect(written()).toHaveProperty('tables.Select.mode');
  expect(skipped).toEqual(['apiParser']);
});

test('without the setting apiParser nothing is read (G2)', () => {
  const read = vi.spyOn(cache, 'declaredReference');
  expect(start('build', undefined).written()).toBe('off');
  expect(start('dev', undefined).written()).toBe('off');
  expect(read).not.toHaveBeenCalled();
});

test('the development server reads the types when it has started (G2)', () => {
  const { written, compile } = start('dev', {});
  expect(written()).toBe('resolving');
  compile(true);
  expect(written()).toHaveProperty('tables.Select.mode');
});

test('a type that has gone ends a build, and is written by the development server', () => {
  const failure = new Error('the library declares no type `SliderProps` any more.');
  vi.spyOn(cache, 'declaredReference').mockImplementation(() => {
    throw failure;
  });
  expect(() => start('build', {})).toThrow(failure);
  const { written, compile, errors } = start('dev', {});
  compile(true);
  compile(false);
  expect(errors).toEqual([failure.message]);
  expect(written()).toBe('resolving');
});

test('the development server reads the types of sources beside the site after a change', () => {
  vi.useFakeTimers();
  const typed = (name: string) => ({ types: {}, tables: { [name]: {} } });
  const read = vi.spyOn(cache, 'declaredReference').mockReturnValue(typed('Before'));
  const source = { package: 'rc-select', file: path.resolve('src/index.tsx') };
  const { written, compile } = start('dev', {}, { ...SITE, demos: { ...SITE.demos, source } });
  compile(true);
  read.mockReturnValue(typed('After'));
  compile(false);
  compile(false);
  expect(written()).toEqual(typed('Before'));
  vi.runAllTimers();
  expect(written()).toEqual(typed('After'));
  // What was saved at the same time is read at once.
  expect(read).toHaveBeenCalledTimes(2);
});
