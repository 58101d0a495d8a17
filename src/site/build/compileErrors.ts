import type { IApi } from 'dumi';
import { Problem } from '../../lib/problem';
import { explain, type CompileError } from '../dev/explain';

/** The part of webpack's compiler that tells when it is done. */
interface Compiler {
  hooks: {
    done: {
      tap(
        options: { name: string; stage: number },
        fn: (stats: { compilation: { errors: readonly CompileError[] } }) => void,
      ): void;
    };
  };
}

/**
 * dumi plugin: a build ends with each error of webpack once, in the words of the development
 * server. A file is several modules, of which webpack names each, with where its code is.
 */
export default function compileErrors(api: IApi): void {
  api.describe({ key: 'site:compile-errors', enableBy: () => api.name === 'build' });
  api.chainWebpack((memo) => {
    memo.plugin('compile-errors').use({
      apply({ hooks }: Compiler) {
        hooks.done.tap({ name: 'compile-errors', stage: -100 }, ({ compilation: { errors } }) => {
          const messages = new Set(errors.map(explain));
          if (messages.size === 0) return;
          const problem = new Problem({
            what: 'The site cannot be compiled.',
            why: 'webpack has found errors.',
            fix: 'correct them.',
          });
          problem.message = [...messages].join('\n');
          throw problem;
        });
      },
    });
    return memo;
  });
}
