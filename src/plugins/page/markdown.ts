import path from 'node:path';
import type { IApi } from 'dumi';
import { readCommitTimes } from '../../page/markdown/commitTimes';
import { ruleNamed, loaderNamed } from '../site/webpackChain';
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

const DUMI = {
  by: 'dumi',
  why: 'pages would be compiled by dumi, which does not go on after a mistake.',
  file: 'src/plugins/page/markdown.ts',
};

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
    for (const part of PAGE_PARTS) {
      loaderNamed(memo, `dumi-md.${part}`, `${part}-loader`, DUMI)
        .loader(path.join(__dirname, '../site/rawLoader.cjs'))
        .tap((options: object) => ({ ...options, load: compiler.load(part) }));
    }
    // Those are empty modules, which are only there to be watched.
    ruleNamed(memo, 'dumi-md', DUMI).resourceQuery({ not: [/watch=parent/] });
    // A build looks at the links in its documents (scripts/links).
    if (api.name === 'dev') {
      const docs = path.join(api.cwd, 'docs');
      memo.plugin('links').use(LinkCheck, [() => findBrokenLinks(compiler.texts(docs))]);
    }
    return memo;
  });
}
