import path from 'node:path';
import type { IApi } from 'dumi';
import { moduleOf } from '../../build/installed';
import { ownFile } from '../../build/packageRoot';
import { siteOf } from '../../build/settings';
import { loadSubject } from '../../build/subject';
import { exportsAmong } from '../../build/exportsAmong';
import { observedLibrary } from './observedLibrary';

/** Where the stand-in of a package is, below umi's folder of generated files. */
const standInOf = (library: string) => `demo/observed/${library}.ts`;

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
  let written: readonly (readonly [string, string])[] | undefined;

  function standIn(library: string): readonly [string, string] {
    const own = loadSubject(siteOf(api).subject, 'observed');
    const module = moduleOf(siteOf(api).demos, library);
    const observed = exportsAmong(api.cwd, module, own?.exports ?? siteOf(api).observed);
    const observer = `src/demo/inspect/observe/observe${own ? '' : 'Any'}InPage`;
    return [standInOf(library), observedLibrary(library, observed, ownFile(observer))];
  }

  api.describe({ key: 'site:stand-ins' });

  api.onGenerateFiles(() => {
    written ??= siteOf(api).packages.map(standIn);
    for (const [name, content] of written)
      api.writeTmpFile({ noPluginDir: true, path: name, content });
  });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    const inFiles = (name: string, files: string | RegExp) =>
      memo.module.rule(name).include.add(files).end().resolve.alias;

    const inDemos = inFiles('demo-library', path.join(api.cwd, 'demos'));
    for (const library of siteOf(api).packages)
      inDemos.set(`${library}$`, path.join(api.paths.absTmpPath, standInOf(library)));
    if (ssr) return memo;
    memo.resolve.alias.set(
      'resize-observer-polyfill$',
      ownFile('src/demo/build/stand-ins/resizeObserver.ts'),
    );
    inFiles('editor-styles', /[\\/]node_modules[\\/]@codemirror[\\/]view[\\/]/).set(
      'style-mod$',
      ownFile('src/demo/edit/on-request/editor/StyleModule.ts'),
    );
    return memo;
  });
}
