import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createFileReader, type FileReader } from '../../lib/fileReader';
import { readText } from '../../lib/textFile';
import { collect, type Collection, type Sources } from './collect';
import type { BuildSite, DemoFolder } from '../../build/settings';
import { isShared, type DemoNeeds, type ExportData, type Files } from './model';
import { readVersions, runtimePackages } from './packages';
import { ExportError, type ExportProblem } from './exportProblem';
import { scanScript } from './scanImports';

/** The files below a folder, by path with slashes; none where it is not there. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

function readFolders(root: string, folders: readonly string[]): Files {
  return Object.fromEntries(
    folders.flatMap((folder) =>
      filesIn(join(root, folder)).map((name) => [
        `${folder}/${name}`,
        readText(join(root, folder, name)),
      ]),
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

/** What is in `demos/`. */
interface AllDemos {
  /** Folders that many demos use: those without a demo of their own. */
  shared: readonly string[];
  /** What each demo reaches, by its entry. Any component may be the entry of one. */
  reached: readonly (readonly [entry: string, reached: Collection])[];
}

function collectAll(folder: DemoFolder): AllDemos {
  const files = filesIn(join(folder.project, 'demos'));
  const folders = new Set(files.flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? []));
  const withDemo = new Set(files.flatMap((file) => /^[^/]+(?=\/index\.tsx?$)/.exec(file) ?? []));
  const shared = [...folders].filter((name) => !withDemo.has(name));
  const entries = files.filter(
    (file) => file.endsWith('.tsx') && !shared.some((name) => file.startsWith(`${name}/`)),
  );
  const reached = entries.map(
    (entry) => [entry, collectFrom(folder, entry, createFileReader())] as const,
  );
  return { shared, reached };
}

const belowProject = (problem: ExportProblem): ExportProblem =>
  'file' in problem ? { ...problem, file: `demos/${problem.file}` } : problem;

/**
 * Reads the files that many demos share, by path relative to `demos/`: those of folders without a
 * demo, and what a demo imports from the folder of another.
 */
export function readShared(folder: DemoFolder, all = collectAll(folder)): Files {
  const reached = all.reached.flatMap(([entry, { files }]) =>
    Object.entries(files).filter(([path]) => isShared(path, entry)),
  );
  const own = readFolders(join(folder.project, 'demos'), all.shared);
  return { ...own, ...Object.fromEntries(reached) };
}

/**
 * What every demo needs. What a page shows is only known once the site is compiled, after the
 * address of these data. A demo with problems is left out: its page refuses it, with all of them.
 */
function needsOf({ reached }: AllDemos): Record<string, DemoNeeds> {
  return Object.fromEntries(
    reached.flatMap(([entry, { files, packages, problems }]) => {
      const shared = Object.keys(files).filter((path) => isShared(path, entry));
      return problems.length > 0 ? [] : [[entry, { packages, shared }] as const];
    }),
  );
}

/** Reads the export data of a site. */
export function readExportData({ settings, demos: folder }: BuildSite): ExportData {
  const { project, served } = folder;
  const all = collectAll(folder);
  return {
    name: settings.name,
    versions: readVersions(folder),
    shared: readShared(folder, all),
    served: readFolders(join(project, 'public'), served),
    demos: needsOf(all),
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
