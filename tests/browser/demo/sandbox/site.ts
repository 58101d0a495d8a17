import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { build } from 'esbuild';
import { ASSET_NAMES } from '../../../../src/lib/assetAddress';

/** Folder of the pages that only these tests have, on the origin of the site under test. */
const FOLDER = '/live-test';

/** Address of the page that can hold sandboxes. */
export const PAGE = `${FOLDER}/`;

/** Address of a page with nothing. */
export const OTHER_PAGE = `${FOLDER}/other.html`;

/** A file of the site that no demo reads. */
export const SECRET = '/asset-manifest.json';

/**
 * Strict, as a site may be: nothing inline, nothing from other origins. Only frames are not
 * restricted, which sandboxes have to do themselves (src/demo/sandbox/host/restrictFrameHosts.ts).
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'frame-src *',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const STYLES = '.stage { position: relative; margin: 20px; border: 1px solid }';

async function metasOf(siteUrl: string): Promise<string> {
  const home = await (await fetch(siteUrl)).text();
  const metas = ASSET_NAMES.filter((name) => name.startsWith('live-')).map((name) =>
    new RegExp(`<meta name="${name}"[^>]*>`).exec(home),
  );
  return metas.join('');
}

async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

function document(metas: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    metas,
    '<link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${FOLDER}/page.css">`,
    '<title>Live demos</title></head>',
    '<body><textarea id="editor" aria-label="Editor"></textarea>',
    `<script src="${FOLDER}/page.js"></script></body></html>`,
  ].join('\n');
}

/** Puts the pages of these tests on the site, whose own built files of editing they use. */
export async function addPages(context: BrowserContext, siteUrl: string): Promise<void> {
  const html = 'text/html';
  const pages = new Map([
    [PAGE, { contentType: html, body: document(await metasOf(siteUrl)) }],
    [OTHER_PAGE, { contentType: html, body: '<!doctype html><title>Another window</title>' }],
    [`${FOLDER}/page.js`, { contentType: 'text/javascript', body: await pageScript() }],
    [`${FOLDER}/page.css`, { contentType: 'text/css', body: STYLES }],
  ]);
  await context.route(`${siteUrl}${FOLDER}/**`, (route) => {
    const page = pages.get(new URL(route.request().url()).pathname);
    if (!page) return route.abort();
    return route.fulfill({ ...page, headers: { 'content-security-policy': POLICY } });
  });
}
