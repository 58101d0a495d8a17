import {
  type DemoAssets,
  type DemoNeeds,
  type ExportData,
  type Files,
  type Project,
  kindOf,
} from '../code/model';
import { ExportError, type ExportProblem } from '../code/exportProblem';
import { scaffold } from './scaffold';
import { isListOf, isRecord, isRecordOf, isText } from '../../lib/read';

function isNeeds(value: unknown): value is DemoNeeds {
  return isRecord(value) && isListOf(value.packages, isText) && isListOf(value.shared, isText);
}

/** A project must never be incomplete, so a shared file that a demo needs has to be there. */
function hasAllShared({ demos, shared }: Pick<ExportData, 'demos' | 'shared'>): boolean {
  return Object.values(demos).every((needs) =>
    needs.shared.every((path) => Object.hasOwn(shared, path)),
  );
}

/** Reads the export data from the JSON that the build wrote; anything else is undefined. */
export function parseExportData(data: unknown): ExportData | undefined {
  if (!isRecord(data) || !isRecord(data.versions)) return undefined;
  const { name, shared, served, demos } = data;
  const { runtime, tools } = data.versions;
  if (!isText(name) || !isRecordOf(shared, isText) || !isRecordOf(served, isText)) return undefined;
  if (!isRecordOf(runtime, isText) || !isRecordOf(tools, isText)) return undefined;
  if (!isRecordOf(demos, isNeeds) || !hasAllShared({ demos, shared })) return undefined;
  return { name, versions: { runtime, tools }, shared, served, demos };
}

/**
 * The most characters that a demo may have. Of CodeSandbox it is known that it refuses requests
 * from somewhere between one and five megabytes (codesandbox/codesandbox-client#760, #5025).
 */
export const MAX_CHARACTERS = 1_000_000;

/** How a project learns what its demo needs. */
export type FindNeeds = (demo: DemoAssets, exportData: ExportData) => DemoNeeds;

/** What a demo needs as far as the build knows it; undefined where its texts have to be scanned. */
export function publishedNeeds(
  { isPublished, entry }: DemoAssets,
  { demos }: ExportData,
): DemoNeeds | undefined {
  return isPublished && Object.hasOwn(demos, entry) ? demos[entry] : undefined;
}

/** Names the project itself uses below `src/`. */
const TAKEN = ['main.tsx'];

/**
 * Letters, digits and what paths of web projects have besides; no empty segment, and none that
 * begins with a dot.
 */
const PLAIN_PATH = /^(?:[\w[\]()@+~-][\w.[\]()@+~-]*\/)*[\w[\]()@+~-][\w.[\]()@+~-]*$/;

function place(folder: string, files: Files): [string, string][] {
  return Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]);
}

/** What is wrong before anything has been read. */
function checkAssets({ entry, files }: DemoAssets): ExportProblem[] {
  const size = Object.values(files).reduce((sum, text) => sum + text.length, 0);
  if (size > MAX_CHARACTERS) return [{ kind: 'too-large', size, limit: MAX_CHARACTERS }];
  if (!Object.hasOwn(files, entry) || !/\.tsx?$/.test(entry)) {
    return [{ kind: 'missing-entry', file: entry }];
  }
  return Object.keys(files)
    .filter((file) => !PLAIN_PATH.test(file) || TAKEN.includes(file))
    .map((file) => ({ kind: 'file-name', file }));
}

/** Files the site serves, if a script names their folder in a string. */
function servedFor(files: Files, served: Files): Files {
  const scripts = Object.entries(files)
    .filter(([path]) => kindOf(path) === 'script')
    .map(([, text]) => text);
  const isNamed = (folder = '') =>
    scripts.some((text) => ["'", '"', '`'].some((quote) => text.includes(`${quote}/${folder}`)));
  return Object.fromEntries(
    Object.entries(served).filter(([path]) => isNamed(path.split('/', 1)[0])),
  );
}

/**
 * Makes a project that runs out of a demo: its own files, what they reach of the shared ones, and
 * what a Vite project needs. Own files stay beside each other as they are below `demos/`, so that
 * their imports hold.
 *
 * @throws {ExportError} When an import leads nowhere, or the demo could not start for another
 *   reason that its texts show. A project is never incomplete.
 */
export function toProject(demo: DemoAssets, exportData: ExportData, findNeeds: FindNeeds): Project {
  const { id, title, entry, files } = demo;
  const { name, versions, shared, served } = exportData;
  const wrong = checkAssets(demo);
  if (wrong.length > 0) throw new ExportError(wrong);

  const needs = findNeeds(demo, exportData);
  const reached = Object.entries(shared).filter(([path]) => needs.shared.includes(path));
  const texts: Files = { ...files, ...Object.fromEntries(reached) };
  return {
    id,
    title,
    entry: `src/${entry}`,
    files: Object.fromEntries([
      ...Object.entries(scaffold({ name, title, entry, packages: needs.packages, versions })),
      ...place('src', texts),
      ...place('public', servedFor(texts, served)),
    ]),
  };
}
