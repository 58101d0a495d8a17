import path from 'node:path';
import type { IApi } from 'dumi';
import { readCommitTimes } from '../../page/markdown/commitTimes';
import { findBrokenLinks } from './brokenLinks';
import { createPageCompiler } from './compilePages';
import { PAGE_PARTS } from './pageModules';

/** The part of webpack's compiler that tells when it is done. */
interface Compiler {
  hooks: {
    done: {
      tap(
        options: { name: string; stage: number },
        fn: (stats: { compilation: { errors: Error[] } }) => void,
      ): void;
    };
  };
}

/** webpack plugin: adds what is wrong with the links of the pages to what could not be compiled. */
class LinkCheck {
  constructor(readonly find: () => Error[]) {}

  apply({ hooks }: Compiler): void {
    hooks.done.tap({ name: 'LinkCheck', stage: -200 }, ({ compilation }) => {
      compilation.errors.push(...this.find());
    });
  }
}

/** dumi plugin: the site's own loader of Markdown pages. */
export default function markdown(api: IApi): void {
  const compiler = createPageCompiler({
    project: api.cwd,
    commitTimes: readCommitTimes(api.cwd, 'docs'),
    keepsFailed: api.name === 'dev',
  });

  api.describe({ key: 'site:markdown' });

  api.chainWebpack((memo) => {
    const rule = memo.module.rule('dumi-md');
    for (const part of PAGE_PARTS) {
      rule
        .oneOf(part)
        .use(`${part}-loader`)
        .loader(path.join(__dirname, '../site/rawLoader.cjs'))
        .tap((options) => ({ ...options, load: compiler.load(part) }));
    }
    // Those are empty modules, which are only there to be watched.
    rule.resourceQuery({ not: [/watch=parent/] });
    // A build looks at the links in its documents (scripts/links).
    if (api.name === 'dev') {
      const docs = path.join(api.cwd, 'docs');
      memo.plugin('links').use(LinkCheck, [() => findBrokenLinks(compiler.texts(docs))]);
    }
    return memo;
  });
}
