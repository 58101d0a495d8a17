import { build, type BuildOptions } from 'esbuild';
import { BROWSER_TARGETS } from './browsers';

/** The folder of the package that a file is in. */
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

const packages = new Set<string>();

/** Folders of the packages that all bundles so far have code of, below the project. */
export const bundledPackages = (): string[] => [...packages].sort();

/**
 * Bundles a classic script without imports and without `eval`, fit for a strict content security
 * policy (D1), or a style sheet.
 *
 * @throws When something does not compile, as esbuild reports it.
 */
export async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles = [], metafile } = await build({
    bundle: true,
    // Sources of the same workspace need not import React.
    jsx: 'automatic',
    format: 'iife',
    platform: 'browser',
    minify: true,
    target: BROWSER_TARGETS,
    legalComments: 'eof',
    logLevel: 'silent',
    ...options,
    metafile: true,
    write: false,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  for (const [file, { bytesInOutput }] of inputs) {
    const [folder] = PACKAGE.exec(file) ?? [];
    if (folder !== undefined && bytesInOutput > 0) packages.add(folder);
  }
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trimEnd();
}
