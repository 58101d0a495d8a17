import { isRecord, isText, type Fields } from '../lib/read';
import { scriptNames } from './manager';

/** The two spaces, or what a file has in their place. */
const indentOf = (text: string) => /^\{\r?\n([ \t]+)/.exec(text)?.[1] ?? '  ';

/**
 * The text of `package.json` with the scripts of the site, and the types that it needs.
 *
 * @param text - As it is; undefined where there is none.
 * @param folder - Name of the folder, for a package of that name.
 * @param command - What runs the site: the name of its program.
 * @param types - Versions of packages with types; what is listed there keeps its version.
 */
export function withSite(
  text: string | undefined,
  folder: string,
  command: string,
  types: Readonly<Record<string, string>> = {},
): string {
  const parsed: unknown = text === undefined ? undefined : JSON.parse(text);
  const name = `${
    folder
      .toLowerCase()
      .replace(/[^a-z\d-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'my'
  }-docs`;
  const manifest: Fields = isRecord(parsed) ? parsed : { name, private: true };
  const given = isRecord(manifest.scripts) ? manifest.scripts : {};
  const names = scriptNames(given);
  const scripts = {
    ...given,
    [names.write]: `${command} dev`,
    [names.build]: `${command} build`,
    [names.serve]: `${command} serve`,
  };
  const { dependencies, devDependencies } = manifest;
  const missing = Object.entries(types).filter(
    ([each]) => !isRecord(dependencies) || dependencies[each] === undefined,
  );
  const result = {
    ...manifest,
    scripts,
    ...(missing.length > 0 && {
      devDependencies: {
        ...Object.fromEntries(missing),
        ...(isRecord(devDependencies) && devDependencies),
      },
    }),
  };
  return `${JSON.stringify(result, null, indentOf(text ?? ''))}\n`;
}

/** Modules that a library may be entered by in its sources, the likeliest first. */
export const ENTRIES: readonly string[] = ['src', 'source', 'lib', '.'].flatMap((folder) =>
  ['index.tsx', 'index.ts'].map((file) => (folder === '.' ? file : `${folder}/${file}`)),
);

/** Whether a `package.json` is that of a library: others can import it. */
export function isLibrary({ name, exports, main, module, source }: Fields): boolean {
  return isText(name) && [exports, main, module, source].some((entry) => entry !== undefined);
}

/** The text of `.gitignore` with what building a site writes. */
export function withIgnored(text: string, names: readonly string[]): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ''));
  const missing = names.filter((name) => !lines.includes(name.replace(/^\/|\/$/g, '')));
  if (missing.length === 0) return text;
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return `${start}${missing.join('\n')}\n`;
}
