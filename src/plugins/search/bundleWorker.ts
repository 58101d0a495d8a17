import { build } from 'esbuild';

/** The browsers of `targets` in .dumirc.ts. */
const TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17'];

/**
 * Bundles the worker into one classic script without `eval` and without anything to load, fit for a
 * strict policy (D1).
 *
 * @param entry - Path of the worker's source.
 * @returns The script.
 */
export async function bundleWorker(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    target: TARGET,
    legalComments: 'none',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
