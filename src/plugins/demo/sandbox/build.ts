import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CALLBACK_NAMES } from '../../../rc-select/inspect/calls/callbacks';
import { SANDBOX_FILE_KINDS, type SandboxFileKind } from '../../../demo/sandbox/addresses';
import { SHARED_FOLDERS } from '../../../demo/code/folders';
import { bundle, bundleStyles } from './bundle';
import { framePage } from './framePage';
import { sandboxFile, type SandboxFile } from './sandboxFile';

/**
 * Style sheets of the frame's document: what the page has around a demo, and what is the frame's
 * own.
 */
const STYLES = [
  'theme/styles/tokens.css',
  'theme/styles/base.css',
  'src/demo/sandbox/frame/frame.css',
];

/** The texts of the files that every demo may import, by path below `demos/`. */
function readShared(root: string): Record<string, string> {
  const demos = path.join(root, 'demos');
  const names = SHARED_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(demos, folder)).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(demos, name), 'utf8')]),
  );
}

/**
 * Builds the text of a file that sandboxes consist of.
 *
 * The runtime has the development build of React: its errors are sentences instead of numbers, it
 * warns, and it is the one that notices effects which render forever. That costs 61 kB (gzip) over
 * the production build, for those who edit.
 *
 * @param root - Folder of the project.
 * @throws When something does not compile, as esbuild reports it.
 */
export async function buildText(kind: SandboxFileKind, root: string): Promise<string> {
  const source = (file: string) => [path.join(root, 'src', file)];
  switch (kind) {
    case 'frame': {
      const boot = bundle({ entryPoints: source('demo/sandbox/frame/boot.ts') });
      return framePage({ boot: await boot, styles: await bundleStyles(root, STYLES) });
    }
    case 'runtime':
      return bundle({
        entryPoints: source('plugins/demo/sandbox/runtimeEntry.ts'),
        define: { 'process.env.NODE_ENV': '"development"' },
        loader: { '.css': 'text' },
      });
    case 'inspector':
      return bundle({
        entryPoints: source('demo/sandbox/frame/inspect/entry.ts'),
        define: { SANDBOX_CALLBACKS: JSON.stringify(CALLBACK_NAMES) },
      });
    case 'compiler':
      return bundle({
        entryPoints: source('demo/sandbox/worker/worker.ts'),
        define: { SANDBOX_SHARED_FILES: JSON.stringify(readShared(root)) },
      });
  }
}

/**
 * Builds everything that sandboxes consist of. None of it is loaded before a reader edits a demo.
 *
 * @param root - Folder of the project.
 * @throws When something does not compile, as esbuild reports it.
 */
export function buildSandboxFiles(root: string): Promise<SandboxFile[]> {
  return Promise.all(
    SANDBOX_FILE_KINDS.map(async (kind) => sandboxFile(kind, await buildText(kind, root))),
  );
}
