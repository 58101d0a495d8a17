import { buildSync } from 'esbuild';

/** How esbuild says that a module does not export a name. */
const MISSING = /^No matching export in .* for import "(.+)"$/;

interface BuildFailure {
  errors: readonly { text: string }[];
}

const isFailure = (error: unknown): error is BuildFailure =>
  typeof error === 'object' && error !== null && 'errors' in error;

/**
 * Which of some names a package exports.
 *
 * @param folder - Folder of the site, where the package is looked for.
 * @param library - Its name, or the path of a file.
 */
export function exportsAmong(folder: string, library: string, names: readonly string[]): string[] {
  const contents = `export { ${names.join(', ')} } from ${JSON.stringify(library)};`;
  try {
    buildSync({
      stdin: { contents, resolveDir: folder },
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'silent',
      loader: { '.css': 'empty' },
    });
    return [...names];
  } catch (error) {
    const errors = isFailure(error) ? error.errors : [];
    const missing = errors.map(({ text }) => MISSING.exec(text)?.[1]);
    return names.filter((name) => !missing.includes(name));
  }
}
