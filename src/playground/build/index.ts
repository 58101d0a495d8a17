import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { siteOf, type BuildSite } from '../../build/settings';
import { loadSubject, subjectFile } from '../../build/subject';
import { Problems } from '../../lib/problem';
import { placeOf } from '../../lib/textFile';
import { siteTables } from '../../reference/build/cache';
import { listPages } from '../../document/page/pageFiles';
import { createModel } from '../model/model';
import type { PropTable } from '../target';
import { playgroundOf } from './playgroundOf';
import { problemsOf } from './problems';
import { shapeProblems } from './shape';
import { toRows } from './rows';
import { targetCode } from './targetCode';

/** The table of a component, as far as the playground reads it. */
function tableOf(site: BuildSite, name: string): PropTable | undefined {
  const table = siteTables(site).find(({ id }) => id === name);
  return table && { anchor: table.anchor, rows: toRows(table.entries) };
}

/** The texts of the pages of a site. */
function pagesOf(project: string): string[] {
  const docs = path.join(project, 'docs');
  return listPages(docs).map((file) => readFileSync(path.join(docs, file), 'utf8'));
}

/**
 * dumi plugin: the component that the setting `playground` of `.dumirc.ts` names, and its props, as
 * a module. What is wrong with it ends a build before anything is compiled.
 *
 * The development server starts first and reads the types then; the playground has no component
 * meanwhile.
 */
export default function playground(api: IApi): void {
  let table: PropTable | undefined;

  api.describe({
    key: 'playground',
    // The compiler has checked what `defineSite` takes.
    config: { schema: ({ zod }) => zod.any() },
  });

  const read = () => {
    const { name } = playgroundOf(api) ?? {};
    table = name === undefined ? undefined : tableOf(siteOf(api), name);
  };

  const write = () => {
    const content = targetCode(playgroundOf(api), table, api.cwd.replaceAll(path.sep, '/'));
    api.writeTmpFile({ noPluginDir: true, path: 'dumi/playground.ts', content });
  };

  /** Throws what is wrong. */
  const check = () => {
    const named = playgroundOf(api);
    if (!named) return;
    const { subject } = siteOf(api);
    const adapter = loadSubject(subject, 'playground');
    const shape = shapeProblems(adapter, placeOf(subjectFile(subject, 'playground') ?? ''));
    const ofModel = () => {
      const model = table && createModel(named, table.rows, adapter);
      return problemsOf(named.name, model, pagesOf(api.cwd));
    };
    const [first, ...others] = shape.length > 0 ? shape : ofModel();
    if (first) throw new Problems(first, ...others);
  };

  // After the folder of the subject has been found to be of this library (modifyRoutes).
  api.onStart(() => {
    if (api.name === 'dev') return;
    read();
    check();
  });

  api.onGenerateFiles(write);

  api.onDevCompileDone(({ isFirstCompile }) => {
    if (!isFirstCompile) return;
    try {
      read();
      write();
      check();
    } catch (error) {
      api.logger.error(error instanceof Error ? error.message : error);
    }
  });
}
