import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { startServer } from '../../../scripts/server';
import { buildLiveFiles } from '../../../src/plugins/liveFrame/build';
import type { LiveFile } from '../../../src/plugins/liveFrame/liveFile';

/** A page that can hold live demos, on a server of its own. */
export interface TestSite {
  url: string;
  /** Address of a file of the live demos, below `url`. */
  addressOf: (kind: LiveFile['kind']) => string;
  close: () => Promise<void>;
}

/** Strict, as a site may be: nothing inline, nothing from elsewhere. Live demos have to work under it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  // What live demos have to narrow themselves (src/live-demo/host/holdFrames.ts).
  'frame-src *',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const STYLES = '.stage { position: relative; margin: 20px; border: 1px solid }';

function document(files: readonly LiveFile[], policy: string): string {
  const metas = files.map(
    ({ kind, path: file }) => `<meta name="live-${kind}" content="/${file}">`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...metas,
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">',
    '<title>Live demos</title></head>',
    '<body><textarea id="editor" aria-label="Editor"></textarea>',
    '<script src="/page.js"></script></body></html>',
  ].join('\n');
}

/** Builds the page and serves it. */
export async function openSite(): Promise<TestSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'live-demo-'));
  const files = await buildLiveFiles(process.cwd());
  await build({
    entryPoints: [path.join(import.meta.dirname, 'page.ts')],
    bundle: true,
    format: 'iife',
    outfile: path.join(root, 'page.js'),
  });
  mkdirSync(path.join(root, 'live'));
  for (const { path: file, content } of files) writeFileSync(path.join(root, file), content);
  writeFileSync(path.join(root, 'page.css'), STYLES);
  writeFileSync(path.join(root, 'index.html'), document(files, POLICY));
  cpSync('public/suggestions', path.join(root, 'suggestions'), { recursive: true });
  writeFileSync(path.join(root, 'other.html'), '<!doctype html><title>Another window</title>');
  // Files of the site that code in the frame must not be able to read.
  writeFileSync(path.join(root, 'secret.json'), '["secret"]');
  const server = await startServer({ root, port: 0 });
  return {
    url: server.url,
    addressOf: (kind) => `/${files.find((file) => file.kind === kind)?.path}`,
    async close() {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
