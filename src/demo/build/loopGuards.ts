import path from 'node:path';
import type { IApi } from 'dumi';
import { ownFile } from '../../build/packageRoot';
import { placeOf } from '../../lib/textFile';
import { findGuards, GUARD, insert } from '../sandbox/compile/guards';
import { parseSource } from '../sandbox/compile/parse';

/** Puts a check of the time into each loop and function; all lines keep their number. */
export function withGuards(code: string, file: string, runtime: string): string {
  const parsed = parseSource(file, code);
  // What cannot be read, Babel refuses.
  if (!('tree' in parsed)) return code;
  const { text } = insert(code, findGuards(parsed.tree));
  const start = `import { guardOf } from ${JSON.stringify(runtime)}; const ${GUARD} = guardOf(${JSON.stringify(file)}); `;
  return start + text;
}

/**
 * dumi plugin: a demo that never ends is stopped where it is rendered before readers get it: on the
 * development server, whose page would hang, and in the build, which would. Readers get it without.
 */
export default function loopGuards(api: IApi): void {
  const runtime = ownFile('src/demo/build/loopGuard.ts');

  api.describe({ key: 'site:loop-guards' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    if (!ssr && api.name !== 'dev') return memo;
    memo.module
      .rule('loop-guards')
      .test(/\.[jt]sx?$/)
      .include.add(path.join(api.cwd, 'demos'))
      .end()
      .enforce('pre')
      .use('loop-guards')
      .loader(ownFile('src/build/transformLoader.cjs'))
      .options({
        transform: (code: string, file: string) => withGuards(code, placeOf(file), runtime),
      });
    return memo;
  });
}
