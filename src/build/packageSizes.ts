import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';

/** Where a build leaves the sizes, below the folder of umi's generated files. */
const PACKAGE_SIZES = 'package-sizes.json';

/** How many bytes of source each package has in each script, by name of the script. */
export type PackageSizes = Record<string, Record<string, number>>;

/** The part of a webpack module that says where it comes from. */
interface SizedModule {
  nameForCondition(): string | null;
  size(): number;
  /** Those that webpack has joined into one. */
  modules?: SizedModule[];
}

/** The part of webpack's compilation that knows what is in a script. */
interface SizedCompilation {
  chunks: Iterable<{ files: Iterable<string> }>;
  chunkGraph: { getChunkModulesIterable(chunk: object): Iterable<SizedModule> };
}

const PACKAGE = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** The package of a module; `site` for the project's own code. */
function packageOf(module: SizedModule): string {
  return PACKAGE.exec(module.nameForCondition() ?? '')?.[1]?.replaceAll('\\', '/') ?? 'site';
}

function collect(compilation: SizedCompilation): PackageSizes {
  const sizes: PackageSizes = {};
  for (const chunk of compilation.chunks) {
    const ofChunk: Record<string, number> = {};
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      for (const part of module.modules ?? [module]) {
        // Style sheets are in files of their own.
        if (part.nameForCondition()?.endsWith('.css')) continue;
        const name = packageOf(part);
        ofChunk[name] = (ofChunk[name] ?? 0) + part.size();
      }
    }
    for (const file of chunk.files) if (file.endsWith('.js')) sizes[file] = ofChunk;
  }
  return sizes;
}

/** dumi plugin: writes down which packages a script consists of, for the test of its weight. */
export default function packageSizes(api: IApi): void {
  api.describe({ key: 'site:package-sizes' });

  api.onBuildComplete(({ stats }) => {
    if (!stats) return;
    const file = path.join(api.paths.absTmpPath, PACKAGE_SIZES);
    writeFileSync(file, JSON.stringify(collect(stats.compilation)));
  });
}
