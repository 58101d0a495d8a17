import path from 'node:path';
import type { IApi } from 'dumi';
import { declaredReference } from '../../reference/build/cache';
import { findIn } from '../../reference/merge';
import type { PlaygroundTarget, PropTable } from '../target';
import { toRows } from './rows';
import { targetCode } from './targetCode';

/** What `.dumirc.ts` says. */
interface Settings {
  playground?: PlaygroundTarget;
  /** Turns the tables on. */
  apiParser?: object;
}

/** The table of a component, as far as the playground reads it. */
function tableOf(project: string, name: string): PropTable | undefined {
  const found = findIn(declaredReference(project), name);
  return typeof found === 'object'
    ? { anchor: found.anchor, rows: toRows(found.entries) }
    : undefined;
}

/**
 * dumi plugin: the component that the setting `playground` of `.dumirc.ts` names, and its props, as
 * a module.
 *
 * The development server starts first and reads the types then; the playground has no component
 * meanwhile.
 */
export default function playground(api: IApi): void {
  let isReady = false;

  api.describe({
    key: 'playground',
    // The compiler has checked it.
    config: { schema: ({ zod }) => zod.any() },
  });

  const write = () => {
    const { playground: target, apiParser } = api.userConfig as Settings;
    const table = isReady && apiParser && target ? tableOf(api.cwd, target.name) : undefined;
    const content = targetCode(target, table, api.cwd.replaceAll(path.sep, '/'));
    api.writeTmpFile({ noPluginDir: true, path: 'dumi/playground.ts', content });
  };

  api.onStart(() => {
    isReady = api.name !== 'dev';
  });

  api.onGenerateFiles(write);

  api.onDevCompileDone(({ isFirstCompile }) => {
    if (!isFirstCompile) return;
    isReady = true;
    try {
      write();
    } catch (error) {
      api.logger.error(error instanceof Error ? error.message : error);
    }
  });
}
