import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createFileReader, type FileReader } from '../../lib/fileReader';
import { readText } from '../../lib/textFile';
import { collect, type Collection, type Sources } from './collect';
import type { BuildSite, DemoFolder } from '../../build/settings';
import { isShared, type DemoNeeds, type ExportData, type Files } from './model';
import { readVersions, runtimePackages } from './packages';
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
  { project, imports }: DemoFolder,
  entry: string,
  reader: FileReader,
  check?: Sources['check'],
): Collection {
  return collect([entry], {
    read: (path) => reader.read(join(project, 'demos', path)),
    packages: runtimePackages(imports),
    ...(check && { check }),
  });
}

const INDEX = /^index\.tsx?$/;

/** Folders of `demos/` that many demos use: those without a demo of their own. */
function sharedFolders(project: string): string[] {
  const demos = join(project, 'demos');
  return readdirSync(demos, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !readdirSync(join(demos, name)).some((file) => INDEX.test(file)))
    .sort();
}

/** What every demo reaches, by its entry. Any component may be the entry of one. */
function collectAll(folder: DemoFolder): [entry: string, reached: Collection][] {
  const shared = sharedFolders(folder.project);
  return readdirSync(join(folder.project, 'demos'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.tsx') && !shared.some((name) => path.startsWith(`${name}/`)))
    .sort()
    .map((entry) => [entry, collectFrom(folder, entry, createFileReader())]);
}

const belowProject = (problem: ExportProblem): ExportProblem =>
  'file' in problem ? { ...problem, file: `demos/${problem.file}` } : problem;

/**
 * Reads the files that many demos share, by path relative to `demos/`: those of folders without a
 * demo, and what a demo imports from the folder of another.
 */
export function readShared(folder: DemoFolder): Files {
  const reached = collectAll(folder).flatMap(([entry, { files }]) =>
    Object.entries(files).filter(([path]) => isShared(path, entry)),
  );
  const demos = join(folder.project, 'demos');
  return { ...readFolders(demos, sharedFolders(folder.project)), ...Object.fromEntries(reached) };
}

/**
 * What every demo needs. What a page shows is only known once the site is compiled, after the
 * address of these data. A demo with problems is left out: its page refuses it, with all of them.
 */
function readNeeds(folder: DemoFolder): Record<string, DemoNeeds> {
  return Object.fromEntries(
    collectAll(folder).flatMap(([entry, { files, packages, problems }]) => {
      const shared = Object.keys(files).filter((path) => isShared(path, entry));
      return problems.length > 0 ? [] : [[entry, { packages, shared }] as const];
    }),
  );
}

/** Reads the export data of a site. */
export function readExportData({ settings, demos: folder }: BuildSite): ExportData {
  const { project, served } = folder;
  return {
    name: settings.name,
    versions: readVersions(folder),
    shared: readShared(folder),
    served: readFolders(join(project, 'public'), served),
    demos: readNeeds(folder),
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
  folder: DemoFolder,
  entry: string,
  reader = createFileReader(),
  check?: Sources['check'],
): Files {
  const { files, problems } = collectFrom(folder, entry, reader, check);
  const found =
    problems.length > 0 || scanScript(files[entry] ?? '', true).hasDefaultExport
      ? problems
      : [{ kind: 'no-default-export' as const, file: entry }];
  if (found.length > 0) throw new ExportError(found.map(belowProject));
  return files;
}
