import path from 'node:path';
import type { IApi } from 'dumi';
import { chokidar } from 'umi/plugin-utils';
import { checkPageFiles, listPages } from '../../document/page/pageFiles';
import { contentProblems } from '../build/siteProblems';
import { brokenLinksOf } from '../build/markdown';
import { PROBLEMS_PATH } from '../../build/problemsPath';
import { siteOf } from '../../build/settings';
import { loadSubject } from '../../build/subject';
import { Problem } from '../../lib/problem';
import { latestTables } from '../../reference/build/cache';
import { explain, explainUncaught, type CompileError } from './explain';
import { noticeScript } from './notice';
import { createProblemList } from './problems';
import { watchTypes } from './types';

/** The part of webpack's compiler that tells when it begins and when it is done. */
interface Compiler {
  inputFileSystem: { purge(files: string[]): void };
  hooks: {
    watchRun: { tap(name: string, fn: (compiler: Compiler) => void): void };
    done: {
      tap(
        options: { name: string; stage: number },
        fn: (stats: { compilation: { errors: CompileError[] } }) => void,
      ): void;
    };
  };
}

const messagesOf = (errors: readonly Error[]) => errors.map(({ message }) => message);

/**
 * dumi plugin: `npm run dev` says every mistake in the same way, in the terminal and above every
 * page, and goes on. umi covers all pages with the first mistake, and ends with one in a name or in
 * the configuration.
 */
export default function dev(api: IApi): void {
  const problems = createProblemList((text) => console.log(text));
  const docs = path.join(api.cwd, 'docs');
  const linkProblems = () => {
    const redirects = loadSubject(siteOf(api).subject, 'redirects') ?? {};
    try {
      return brokenLinksOf(docs, { tables: latestTables(siteOf(api)), redirects });
    } catch (error) {
      // What is wrong with the types is a problem of its own.
      return error instanceof Problem ? [error] : [];
    }
  };
  const checkNames = () =>
    problems.set(
      'names',
      messagesOf([...contentProblems(siteOf(api)), ...checkPageFiles(listPages(docs))]),
    );

  /** Where a page was removed: umi takes it out of its own files two seconds later. */
  const isAwaited = ({ module, message }: CompileError) =>
    module?.resource?.startsWith(path.resolve(api.paths.absTmpPath)) === true &&
    /\.md\b/.test(message);

  api.describe({ key: 'site:dev', enableBy: () => api.name === 'dev' });

  api.addHTMLHeadScripts(() => [{ content: noticeScript() }]);

  api.addBeforeMiddlewares(() => [
    (request, response, next) => {
      if (request.path !== PROBLEMS_PATH) return next();
      const message = request.query.add;
      // What a page has met while it ran (src/demo/build/loopGuard.ts), and no other site.
      if (typeof message === 'string' && request.get('sec-fetch-site') === 'same-origin')
        problems.set('running', [message.slice(0, 1000)]);
      response.set('cache-control', 'no-store').json(problems.all());
    },
  ]);

  api.chainWebpack((memo) => {
    memo.plugin('problems').use({
      apply({ hooks }: Compiler) {
        // webpack takes a page that is there again for missing, for up to a minute: it does not
        // watch what umi has taken out, and so keeps what it knew of the file.
        hooks.watchRun.tap('problems', ({ inputFileSystem }) =>
          inputFileSystem.purge(listPages(docs).map((page) => path.join(docs, page))),
        );
        // Before umi, which then has nothing to print and no page to cover.
        hooks.done.tap({ name: 'problems', stage: -100 }, ({ compilation }) => {
          const errors = compilation.errors.splice(0).filter((error) => !isAwaited(error));
          problems.set('compiler', [...errors.map(explain), ...messagesOf(linkProblems())]);
          problems.set('running', []);
        });
      },
    });
    return memo;
  });

  // Where umi reads again what it could not read before.
  api.onGenerateFiles({ stage: Infinity, fn: () => problems.set('pages', []) });
  api.onCheckConfig(() => problems.set('settings', []));

  api.onDevCompileDone(({ isFirstCompile }) => {
    if (!isFirstCompile) return;
    watchTypes(siteOf(api).demos, api.paths.absTmpPath, (messages) =>
      problems.set('types', messages),
    );
    chokidar.watch(docs, { ignoreInitial: true }).on('all', checkNames);
    // What goes wrong before ends the server: nothing is served yet.
    process.on('unhandledRejection', (error) => {
      problems.set('pages', [explainUncaught(error)]);
    });
    process.on('uncaughtException', (error) => {
      problems.set('settings', [explainUncaught(error)]);
    });
  });
}
