import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createFileReader, type FileReader } from '../../lib/fileReader';
import { readText } from '../../lib/textFile';
import { collect, type Collection, type Sources } from './collect';
import {
  isShared,
  SERVED_FOLDERS,
  SHARED_FOLDERS,
  type DemoNeeds,
  type ExportData,
  type Files,
} from './model';
import { readVersions, RUNTIME_PACKAGES } from './packages';
import { ExportError, type ExportProblem } from './exportProblem';
import { scanScript } from './scanImports';

function readFolders(root: string, folders: readonly string[]): Files {
  return Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder))
        .sort()
        .map((name) => [`${folder}/${name}`, readText(join(root, folder, name))]),
    ),
  );
}

function collectFrom(
  demos: string,
  entry: string,
  reader: FileReader,
  check?: Sources['check'],
): Collection {
  return collect([entry], {
    read: (path) => reader.read(join(demos, path)),
    packages: RUNTIME_PACKAGES,
    ...(check && { check }),
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
      const { files, packages, problems } = collectFrom(demos, entry, createFileReader());
      const shared = Object.keys(files).filter(isShared);
      return problems.length > 0 ? [] : [[entry, { packages, shared }] as const];
    }),
  );
}

const belowProject = (problem: ExportProblem): ExportProblem =>
  'file' in problem ? { ...problem, file: `demos/${problem.file}` } : problem;

/** Reads the files that many demos share, by path relative to `demos/`. */
export function readShared(project: string): Files {
  return readFolders(join(project, 'demos'), SHARED_FOLDERS);
}

/** Reads the export data from the project. */
export function readExportData(project: string): ExportData {
  const lock: unknown = JSON.parse(readText(join(project, 'package-lock.json')));
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
 * @param reader - Knows afterwards which files it was asked for.
 * @param check - Looks for mistakes in the text of a file (checkSyntax.ts).
 * @throws {ExportError} When a file has a mistake, an import leads nowhere, or there is nothing to
 *   render.
 */
export function readDemoFiles(
  project: string,
  entry: string,
  reader = createFileReader(),
  check?: Sources['check'],
): Files {
  const { files, problems } = collectFrom(join(project, 'demos'), entry, reader, check);
  const found =
    problems.length > 0 || scanScript(files[entry] ?? '', true).hasDefaultExport
      ? problems
      : [{ kind: 'no-default-export' as const, file: entry }];
  if (found.length > 0) throw new ExportError(found.map(belowProject));
  return files;
}
