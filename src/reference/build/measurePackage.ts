import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import {
  dependencyClosure,
  findPackage,
  moduleOf,
  packageOf,
  REACT_PACKAGES,
} from '../../build/installed';
import type { BuildSite } from '../../build/settings';
import { isRecord, isText } from '../../lib/read';
import type { PackageFacts } from '../facts/factTexts';

/** Bytes of modules as an application would send them, without React. */
function bundleSize(folder: string, modules: readonly string[], loader: 'js' | 'css'): number {
  if (modules.length === 0) return 0;
  const imports = modules.map((name) => {
    const file = JSON.stringify(name);
    // Nothing is left out of what somebody might use.
    return loader === 'css' ? `@import ${file};` : `import * as all from ${file};window.all=all;`;
  });
  const { outputFiles } = buildSync({
    stdin: { contents: imports.join('\n'), loader, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...REACT_PACKAGES, ...REACT_PACKAGES.map((name) => `${name}/*`)],
    legalComments: 'none',
    logLevel: 'silent',
    // A module that imports a style sheet has two files.
    outdir: folder,
    write: false,
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

/** The same; 0 where esbuild cannot bundle them, for which a site need not fail. */
function sizeOf(...bundled: Parameters<typeof bundleSize>): number {
  try {
    return bundleSize(...bundled);
  } catch {
    return 0;
  }
}

type MeasuredSite = Pick<BuildSite, 'demos' | 'packages'>;

function measure({ demos, packages }: MeasuredSite): PackageFacts {
  const [name = ''] = packages;
  const { manifest = {} } = findPackage(demos, name) ?? {};
  const { license, peerDependencies, types, typings } = manifest;
  const react = isRecord(peerDependencies) ? peerDependencies.react : undefined;
  const styles = demos.imports.filter(
    (module) => packageOf(module) === name && module.endsWith('.css'),
  );
  return {
    script: sizeOf(demos.project, [moduleOf(demos, name)], 'js'),
    style: sizeOf(demos.project, styles, 'css'),
    dependencies: dependencyClosure(demos, [name], REACT_PACKAGES).length - 1,
    hasTypes: isText(types) || isText(typings),
    licence: isText(license) ? license : '',
    react: isText(react) && react !== '*' ? react : '',
  };
}

/** Measured once, since files are generated again at every change of a page. */
const measured = new WeakMap<MeasuredSite, PackageFacts>();

/** Measures the first package of a site, and the style sheets of it that demos import. */
export function measurePackage(site: MeasuredSite): PackageFacts {
  const facts = measured.get(site) ?? measure(site);
  measured.set(site, facts);
  return facts;
}
