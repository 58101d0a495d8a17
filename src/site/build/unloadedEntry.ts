import { found } from '../../lib/generated';

/** The part of webpack's compilation that has the files of its output. */
interface Compilation {
  entrypoints: Map<string, { getEntrypointChunk(): { files: Set<string> } }>;
  deleteAsset(file: string): void;
  hooks: { processAssets: { tap(options: { name: string; stage: number }, fn: () => void): void } };
}

/** The part of webpack's compiler that this plugin taps. */
interface Compiler {
  hooks: {
    compilation: { tap(name: string, fn: (compilation: Compilation) => void): void };
  };
}

/** Before lists are made of the files (PROCESS_ASSETS_STAGE_ADDITIONAL). */
const STAGE = -2000;

/**
 * webpack plugin: an entry that nobody loads, and that only makes webpack compile what it imports,
 * leaves no file of its own.
 */
export class UnloadedEntry {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    const name = 'UnloadedEntry';
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage: STAGE }, () => {
        const entry = found(compilation.entrypoints.get(this.entry), {
          by: '@umijs/bundler-webpack',
          what: `an entry point \`${this.entry}\``,
          why: 'a script with the table of all pages would stay among the files of the site.',
          file: 'src/site/build/unloadedEntry.ts',
        });
        for (const file of [...entry.getEntrypointChunk().files]) compilation.deleteAsset(file);
      });
    });
  }
}
