import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { collect, type Collection } from './collect';
import { isShared, SERVED_FOLDERS, SHARED_FOLDERS } from './folders';
import type { DemoNeeds, ExportData, Files } from './model';
import { readVersions, RUNTIME_PACKAGES } from './packages';
import { ExportError } from './problems';

function readFolders(root: string, folders: readonly string[]): Files {
  return Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder))
        .sort()
        .map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')]),
    ),
  );
}

function collectFrom(demos: string, entry: string): Collection {
  return collect([entry], {
    read: (path) => {
      const file = join(demos, path);
      return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
    },
    packages: RUNTIME_PACKAGES,
  });
}

/**
 * What every demo needs. Any component may be the entry of one; what a page shows is only known
 * once the site is compiled, after the address of these data. A demo with problems is left out: its
 * page refuses it, with all of them.
 */
function readNeeds(demos: string): Record<string, DemoNeeds> {
  const entries = readdirSync(demos, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.tsx') && !isShared(path))
    .sort();
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const { files, packages, problems } = collectFrom(demos, entry);
      const shared = Object.keys(files).filter(isShared);
      return problems.length > 0 ? [] : [[entry, { packages, shared }] as const];
    }),
  );
}

/**
 * Reads the files that many demos share, by path relative to `demos/`.
 *
 * @param project - The project's folder.
 */
export function readShared(project: string): Files {
  return readFolders(join(project, 'demos'), SHARED_FOLDERS);
}

/**
 * Reads the export data from the project.
 *
 * @param project - The project's folder.
 */
export function readExportData(project: string): ExportData {
  const lock: unknown = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'));
  return {
    versions: readVersions(lock),
    shared: readShared(project),
    served: readFolders(join(project, 'public'), SERVED_FOLDERS),
    demos: readNeeds(join(project, 'demos')),
  };
}

/**
 * Reads all files that a demo consists of, the shared ones included, by path relative to `demos/`.
 * dumi's list of them is no help: it names a file by what the importing file calls it.
 *
 * @param project - The project's folder.
 * @param entry - Path of the demo's entry relative to `demos/`.
 * @throws {ExportError} When an import leads nowhere.
 */
export function readDemoFiles(project: string, entry: string): Files {
  const { files, problems } = collectFrom(join(project, 'demos'), entry);
  if (problems.length > 0) throw new ExportError(problems);
  return files;
}
