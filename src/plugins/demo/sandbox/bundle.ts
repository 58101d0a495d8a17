import { build, type BuildOptions } from 'esbuild';

/** The browsers of `targets` in .dumirc.ts; `light-dark()` came to Safari with 17.5. */
const SCRIPT_TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17'];
const STYLE_TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/**
 * Bundles a classic script without anything to load and without `eval`, fit for the frame's policy.
 *
 * @throws When something does not compile, as esbuild reports it.
 */
export async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    bundle: true,
    format: 'iife',
    platform: 'browser',
    minify: true,
    target: SCRIPT_TARGET,
    legalComments: 'eof',
    logLevel: 'silent',
    ...options,
    write: false,
  });
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trimEnd();
}

/**
 * Bundles style sheets into one, in their order.
 *
 * @param root - Folder that the names are relative to.
 * @throws When one does not compile, as esbuild reports it.
 */
export function bundleStyles(root: string, styles: readonly string[]): Promise<string> {
  const imports = styles.map((file) => `@import ${JSON.stringify(`./${file}`)};`);
  return bundle({
    stdin: { contents: imports.join('\n'), resolveDir: root, loader: 'css' },
    target: STYLE_TARGET,
  });
}
