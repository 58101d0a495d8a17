import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path, { posix } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { packageOf } from '../../src/build/installed';
import { PLUGINS } from '../../src/site/plugins';
import { project, run } from '../lib/run';

/** What runs in Node only, but for what a site is compiled with. */
const IN_NODE =
  /^src\/(?:init\/|site\/[^/]+$|(?:[^/]+\/)*(?:build|dev)\/(?!.*(?:loopGuard|reactDomServer|runtimeEntry|stand-ins\/)))/;

/** What no other site is made of. */
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|^src\/subject\//;

const named = (file: string) => file.replace(/\.tsx?$/, '.js');

/** How bundles are made, which find packages where they are installed. */
const SHARED = { bundle: true, platform: 'node', target: 'node20', packages: 'external' } as const;

/** Declares what sites import, with the types that this leads to. */
async function declareTypes(target: string): Promise<void> {
  const settings = path.join(target, 'tsconfig.types.json');
  const own = (file: string) => path.join(project, file);
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    tsBuildInfoFile: null,
    rootDir: project,
    outDir: target,
  };
  const files = [
    'src/site/defineSite.ts',
    'src/site/subject/index.ts',
    'src/site/hostedGit.d.ts',
    'theme/css.d.ts',
  ].map(own);
  const config = { extends: own('tsconfig.json'), compilerOptions, include: [], files };
  await writeFile(settings, JSON.stringify(config));
  const status = await run('tsc', ['-p', settings]);
  await rm(settings);
  if (status !== 0) throw new Error(`tsc ended with status ${status}.`);
}

/** CommonJS has these; a bundle of modules has to make them. */
const COMMON_JS = [
  `import { createRequire as __createRequire } from 'node:module';`,
  `import { fileURLToPath as __toPath } from 'node:url';`,
  'const require = __createRequire(import.meta.url);',
  'const __filename = __toPath(import.meta.url);',
  `const __dirname = __toPath(new URL('.', import.meta.url));`,
].join('\n');

async function write(file: string, text = ''): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function filesIn(folder: string): Promise<string[]> {
  const files = await readdir(path.join(project, folder), { recursive: true });
  return files.map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`).sort();
}

/** What a module imports. */
const importsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name = '']) => name);

/** Modules and all of ours that they import, however far away. */
function reach(from: readonly string[], modules: ReadonlyMap<string, string>): Set<string> {
  const reached = new Set(from);
  for (const file of reached) {
    for (const name of importsIn(modules.get(file) ?? '')) {
      const module = posix.join(posix.dirname(file), name);
      const found = [`${module}.js`, `${module}/index.js`].find((each) => modules.has(each));
      if (found) reached.add(found);
    }
  }
  return reached;
}

/** Makes JavaScript of what webpack and esbuild compile into sites; copies what is beside it. */
async function compileSources(target: string): Promise<string[]> {
  const files = [...(await filesIn('src')), ...(await filesIn('theme'))];
  const { outputFiles } = await build({
    entryPoints: files.filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file)),
    absWorkingDir: project,
    outbase: '.',
    outdir: target,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  });
  const modules = new Map(
    outputFiles.map(({ path: file, text }) => [
      path.relative(target, file).replaceAll(path.sep, '/'),
      // Translations are imported by a path with the ending of the sources.
      text.replace(/(`\.\/texts\/\$\{\w+\}\.)ts`/g, '$1js`'),
    ]),
  );
  const kept = reach(
    [...modules.keys()].filter((file) => !IN_NODE.test(file)),
    modules,
  );
  const texts = [...kept].map((file) => modules.get(file) ?? '');
  for (const file of files.filter((each) => /\.c(?:ss|js)$/.test(each)))
    await cp(path.join(project, file), path.join(target, file));
  await Promise.all([...kept].map((file, index) => write(path.join(target, file), texts[index])));
  return texts.flatMap(importsIn);
}

/** What dumi loads in Node: one file, since plugins share what they know, and one to find each. */
async function compilePlugins(target: string): Promise<Metafile> {
  const names = PLUGINS.map((file, index) => `  ${JSON.stringify(file)}: plugin${index},`);
  const { metafile } = await build({
    ...SHARED,
    stdin: {
      contents: [
        `export { defineSite } from './src/site/defineSite';`,
        ...PLUGINS.map((file, index) => `import plugin${index} from './${file}';`),
        'export const plugins = {',
        ...names,
        '};',
      ].join('\n'),
      resolveDir: project,
      loader: 'ts',
    },
    absWorkingDir: project,
    outfile: path.join(target, 'src/node/index.cjs'),
    format: 'cjs',
    metafile: true,
    logLevel: 'warning',
  });
  for (const file of PLUGINS) {
    const main = posix.relative(posix.dirname(file), 'src/node/index.cjs');
    await write(
      path.join(target, named(file)),
      `module.exports = require('${main}').plugins['${file}'];\n`,
    );
  }
  return metafile;
}

/** The program of the package. */
async function compileProgram(target: string): Promise<Metafile> {
  const { metafile } = await build({
    ...SHARED,
    entryPoints: ['scripts/bin.ts'],
    absWorkingDir: project,
    outfile: path.join(target, 'src/node/bin.mjs'),
    format: 'esm',
    banner: { js: COMMON_JS },
    metafile: true,
    logLevel: 'warning',
  });
  await cp(path.join(project, 'scripts/package/bin.mjs'), path.join(target, 'bin.mjs'));
  return metafile;
}

/** What bundles import and do not have. */
const externals = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map((each) => each.path),
  );

/**
 * Compiles the package into a folder.
 *
 * @returns The names of the packages that its files import.
 */
export async function compile(target: string): Promise<string[]> {
  const specifiers = [
    ...(await compileSources(target)),
    ...externals(await compilePlugins(target)),
    ...externals(await compileProgram(target)),
  ];
  await declareTypes(target);
  for (const file of ['LICENSE', 'tsconfig.json', 'theme/css.d.ts'])
    await cp(path.join(project, file), path.join(target, file));
  const ofPackages = specifiers.filter((name) => /^@?[a-z]/.test(name) && !isBuiltin(name));
  return [...new Set(ofPackages.map(packageOf))].sort();
}
