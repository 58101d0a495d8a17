import { build, type BuildOptions } from 'esbuild';
import { BROWSER_TARGETS } from './browsers';

/**
 * Bundles a classic script without imports and without `eval`, fit for a strict content security
 * policy (D1), or a style sheet.
 *
 * @throws When something does not compile, as esbuild reports it.
 */
export async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    bundle: true,
    format: 'iife',
    platform: 'browser',
    minify: true,
    target: BROWSER_TARGETS,
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
