import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { framePage } from './framePage';
import { liveFile, type LiveFile } from './liveFile';

/** The browsers of `targets` in .dumirc.ts; `light-dark()` came to Safari with 17.5. */
const SCRIPT_TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17'];
const STYLE_TARGET = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** What the files are made from. */
export interface LiveFrameParts {
  /** Folder of the project. */
  root: string;
  /** Style sheets of the frame's document, below the project, in their order. */
  styles: readonly string[];
  /** Folders of demos/ whose files every demo may import. */
  shared: readonly string[];
}

/** The texts of files in folders of demos/, by path below it. */
function readShared({ root, shared }: LiveFrameParts): Record<string, string> {
  const demos = path.join(root, 'demos');
  const names = shared.flatMap((folder) =>
    readdirSync(path.join(demos, folder)).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(demos, name), 'utf8')]),
  );
}

async function bundle(options: BuildOptions): Promise<string> {
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
  return outputFiles.map(({ text }) => text).join('');
}

function bundleStyles(root: string, styles: readonly string[]): Promise<string> {
  const imports = styles.map((file) => `@import ${JSON.stringify(`./${file}`)};`);
  return bundle({
    stdin: { contents: imports.join('\n'), resolveDir: root, loader: 'css' },
    target: STYLE_TARGET,
  });
}

/**
 * Builds what live demos are made of: the document of the frame, the script that runs in it, and the compiler's worker.
 * None of it is loaded before a reader edits a demo.
 *
 * The runtime is the development build of React: its errors are sentences instead of numbers, it warns, and it is the
 * one that notices effects which render for ever. That costs 61 kB (gzip) over the production build.
 *
 * @throws When something does not compile, as esbuild reports it.
 */
export async function buildLiveFrame(parts: LiveFrameParts): Promise<LiveFile[]> {
  const { root, styles } = parts;
  const source = (file: string) => [path.join(root, 'src', file)];
  const [boot, styleText, runtime, compiler] = await Promise.all([
    bundle({ entryPoints: source('live-demo/frame/boot.ts') }),
    bundleStyles(root, styles),
    bundle({
      entryPoints: source('plugins/liveFrame/runtimeEntry.ts'),
      define: { 'process.env.NODE_ENV': '"development"' },
      loader: { '.css': 'text' },
    }),
    bundle({
      entryPoints: source('live-demo/worker/worker.ts'),
      define: { LIVE_SHARED_FILES: JSON.stringify(readShared(parts)) },
    }),
  ]);
  return [
    liveFile('frame', framePage({ boot: boot.trimEnd(), styles: styleText.trimEnd() })),
    liveFile('runtime', runtime),
    liveFile('compiler', compiler),
  ];
}
