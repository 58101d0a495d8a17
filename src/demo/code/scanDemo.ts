import { collect } from './collect';
import type { DemoAssets, DemoNeeds, ExportData, Files } from './model';
import { ExportError } from './exportProblem';
import { scanScript } from './scanScript';

/**
 * Finds out from a demo's texts what it needs. It takes a parser, which is most of the script of an
 * export; what the published demos need is known from the build, so only an edited one is scanned
 * in the browser.
 *
 * @throws {ExportError} When an import leads nowhere, or the entry has nothing to render.
 */
export function scanDemo(
  { entry, files }: Pick<DemoAssets, 'entry' | 'files'>,
  { shared, versions }: Pick<ExportData, 'shared' | 'versions'>,
): DemoNeeds {
  const texts: Files = { ...shared, ...files };
  const collected = collect(Object.keys(files), {
    read: (path) => (Object.hasOwn(texts, path) ? texts[path] : undefined),
    packages: Object.keys(versions.runtime),
  });
  if (collected.problems.length > 0) throw new ExportError(collected.problems);
  if (!scanScript(files[entry] ?? '', entry.endsWith('x')).hasDefaultExport) {
    throw new ExportError([{ kind: 'no-default-export', file: entry }]);
  }
  return {
    packages: collected.packages,
    shared: Object.keys(collected.files).filter((path) => !Object.hasOwn(files, path)),
  };
}
