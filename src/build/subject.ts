import { existsSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import type glossary from '@@/subject/glossary';
import type inspection from '@@/subject/inspection';
import type inspector from '@@/subject/inspector';
import type keyboard from '@@/subject/keyboard';
import type library from '@@/subject/library';
import type logo from '@@/subject/logo';
import type observed from '@@/subject/observed';
import type playground from '@@/subject/playground';
import type propGroups from '@@/subject/propGroups';
import type redirects from '@@/subject/redirects';
import type reference from '@@/subject/reference';
import type screenshots from '@@/subject/screenshots';
import type searchWords from '@@/subject/searchWords';
import type startingPoints from '@@/subject/startingPoints';
import { isRecord } from '../lib/read';

/** What features declare of the modules of a subject, by name. */
interface SubjectTypes {
  glossary: typeof glossary;
  inspection: typeof inspection;
  inspector: typeof inspector;
  keyboard: typeof keyboard;
  library: typeof library;
  logo: typeof logo;
  observed: typeof observed;
  playground: typeof playground;
  propGroups: typeof propGroups;
  redirects: typeof redirects;
  reference: typeof reference;
  screenshots: typeof screenshots;
  searchWords: typeof searchWords;
  startingPoints: typeof startingPoints;
}

/** Name of a module of a subject. */
export type SubjectModule = keyof SubjectTypes;

/**
 * What a site may say of its library beside its pages and demos: each is a module in the folder
 * `subject` of `.dumirc.ts`. The code of a feature imports it as `@@/subject/<name>`, whose default
 * export is undefined where there is no such module.
 */
export const SUBJECT_MODULES = [
  'glossary',
  'inspection',
  'inspector',
  'keyboard',
  'library',
  'logo',
  'observed',
  'playground',
  'propGroups',
  'redirects',
  'reference',
  'screenshots',
  'searchWords',
  'startingPoints',
] as const satisfies SubjectModule[];

const ENDINGS = ['.ts', '.tsx', '.json', '/index.ts', '/index.tsx'];

/**
 * The file of a module.
 *
 * @param folder - Folder of the subject; undefined where the site has none.
 */
export function subjectFile(folder: string | undefined, name: SubjectModule): string | undefined {
  if (folder === undefined) return undefined;
  return ENDINGS.map((ending) => path.join(folder, name + ending)).find((file) => existsSync(file));
}

/** Code of `@@/subject/<name>`. */
export function subjectCode(folder: string | undefined, name: SubjectModule): string {
  const file = subjectFile(folder, name);
  if (file === undefined) return 'export default undefined;';
  return `export { default } from ${JSON.stringify(file.replaceAll(path.sep, '/'))};`;
}

/** Code of all of them, by what imports call them. */
export function subjectCodes(folder: string | undefined): Record<string, string> {
  return Object.fromEntries(
    SUBJECT_MODULES.map((name) => [`@@/subject/${name}`, subjectCode(folder, name)]),
  );
}

/** Loads a module of the subject into Node: for plugins, scripts and tests. */
export function loadSubject<Name extends SubjectModule>(
  folder: string | undefined,
  name: Name,
): SubjectTypes[Name] | undefined {
  const file = subjectFile(folder, name);
  if (file === undefined) return undefined;
  const loaded: unknown = createJiti(__filename, {
    fsCache: false,
    moduleCache: false,
    jsx: { runtime: 'automatic' },
  })(file);
  const value = isRecord(loaded) && 'default' in loaded ? loaded.default : loaded;
  // The module is part of the sources of the site, where its type is checked.
  return value as SubjectTypes[Name];
}
