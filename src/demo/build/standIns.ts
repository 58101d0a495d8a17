import path from 'node:path';
import type { IApi } from 'dumi';
import { loadSubject } from '../../build/subject';
import { RUNTIME_PACKAGES } from '../code/packages';
import { ANY_LIBRARY } from '../inspect/observe/observeModule';
import { observedLibrary } from './observedLibrary';

/** Below umi's folder of generated files. */
const OBSERVED = 'demo/observed.ts';

/**
 * dumi plugin: modules that take the place of packages.
 *
 * - What demos import as the library can be listened to by the inspector. Demos stay what readers
 *   copy and export: a plain import. A rule and not an alias of the whole build, so that everywhere
 *   else, and in types, the library is meant.
 * - CodeMirror's rules come without a `<style>` element.
 * - `resize-observer-polyfill` is the browser's own `ResizeObserver`.
 */
export default function standIns(api: IApi): void {
  const file = (name: string) => path.join(api.cwd, name);
  const [library = ''] = RUNTIME_PACKAGES;

  api.describe({ key: 'site:stand-ins' });

  api.onGenerateFiles(async () => {
    const { exports } = (await loadSubject(api.cwd, 'observed')) ?? ANY_LIBRARY;
    api.writeTmpFile({
      path: OBSERVED,
      noPluginDir: true,
      content: observedLibrary(library, exports, file('src/demo/inspect/observe/observeInPage')),
    });
  });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    const inFolder = (name: string, folder: string) =>
      memo.module.rule(name).include.add(file(folder)).end().resolve.alias;

    inFolder('demo-library', 'demos').set(`${library}$`, path.join(api.paths.absTmpPath, OBSERVED));
    if (ssr) return memo;
    memo.resolve.alias.set('resize-observer-polyfill$', file('src/demo/build/resizeObserver.ts'));
    inFolder('editor-styles', 'node_modules/@codemirror/view').set(
      'style-mod$',
      file('src/demo/edit/on-request/editor/StyleModule.ts'),
    );
    return memo;
  });
}
