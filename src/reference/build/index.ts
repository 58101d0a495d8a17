import type { IApi } from 'dumi';
import type { Declared } from '../merge';
import { siteOf } from '../../build/settings';
import { declaredReference } from './cache';
import { measurePackage } from './measurePackage';

/** How long nothing was compiled before the types are read again, in milliseconds. */
const QUIET = 1000;

/**
 * dumi plugin: the prop tables from the types of the library (G2), as a module. It takes the place
 * of dumi's own parser and is switched on by the same setting, `apiParser`.
 *
 * The development server starts first and reads the types then; pages say so meanwhile. It reads
 * those of a library beside the site again after a change.
 */
export default function reference(api: IApi): void {
  let declared: Declared = 'off';

  api.describe({ key: 'site:reference' });
  // Where there are many types, dumi's parser takes minutes, and it finds no props without
  // components of one's own (https://github.com/umijs/dumi/issues/2022).
  api.skipPlugins(['apiParser']);

  const write = () =>
    api.writeTmpFile({
      noPluginDir: true,
      path: 'dumi/reference.ts',
      content: `export const declared = ${JSON.stringify(declared)};`,
    });

  api.onStart(() => {
    if (!api.userConfig.apiParser) return;
    declared = api.name === 'dev' ? 'resolving' : declaredReference(siteOf(api));
  });

  api.onGenerateFiles(() => {
    write();
    api.writeTmpFile({
      noPluginDir: true,
      path: 'dumi/packageFacts.ts',
      content: `export const facts = ${JSON.stringify(measurePackage(siteOf(api)))};`,
    });
  });

  const readAgain = () => {
    try {
      declared = declaredReference(siteOf(api));
      write();
    } catch (error) {
      api.logger.error(error instanceof Error ? error.message : error);
    }
  };

  let waiting: NodeJS.Timeout | undefined;
  api.onDevCompileDone(({ isFirstCompile }) => {
    if (declared === 'off') return;
    if (isFirstCompile) readAgain();
    // Sources beside the site change while it runs, and nothing else waits for their types.
    if (isFirstCompile || !siteOf(api).demos.source) return;
    clearTimeout(waiting);
    waiting = setTimeout(readAgain, QUIET);
  });
}
