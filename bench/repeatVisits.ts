import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type BrowserContext } from 'playwright-core';
import { findChromium } from '../scripts/chromium';
import { serve } from '../scripts/server';
import { answer } from '../scripts/static/answer';
import { Problem } from '../src/lib/problem';

/** What somebody reads before and after the deployment. */
const PAGES = ['/', '/demo', '/demo/single', '/guide/performance', '/guide/stacking'];

/** The service worker begins five seconds after the page (src/offline/register.tsx). */
const QUIET = 7000;

/** Serves a folder, and counts what goes over the wire, headers and service worker included. */
async function startCounting(root: string) {
  let sent: { path: string; bytes: number }[] = [];
  let last = Date.now();
  const server = await serve((request, response) => {
    const before = request.socket.bytesWritten;
    response.on('close', () => {
      last = Date.now();
      sent.push({ path: request.url ?? '', bytes: request.socket.bytesWritten - before });
    });
    void answer(root, request, response);
  });
  return {
    ...server,
    /** What was sent since the last call, once nothing has been asked for in a while. */
    async take() {
      last = Date.now();
      while (Date.now() - last < QUIET) await delay(100);
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}

/** Who reads, and where. */
interface Reader {
  context: BrowserContext;
  server: Awaited<ReturnType<typeof startCounting>>;
  serviceWorkers: 'allow' | 'block';
}

/**
 * Replaces what has changed. An unchanged file keeps its validator, as on hosts that make it from
 * the content.
 */
async function deploy(site: string, root: string): Promise<void> {
  const list = (folder: string) =>
    readdir(folder, { recursive: true, withFileTypes: true }).then((entries) =>
      entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)),
    );
  const files = new Set(await list(site));
  for (const file of await list(root)) if (!files.has(file)) await rm(join(root, file));
  for (const file of files) {
    const [from, to] = [join(site, file), join(root, file)];
    if (existsSync(to) && (await readFile(from)).equals(await readFile(to))) continue;
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
  }
}

/** Visits all pages, and turns to each, so that everything that it needs arrives. */
async function read({ context, server, serviceWorkers }: Reader, visit: string): Promise<void> {
  for (const page of PAGES) {
    const tab = await context.newPage();
    await tab.goto(server.url + page);
    await tab.keyboard.press('Tab');
    // Asked for once more where the worker is blocked, which no reader's browser does.
    const isCounted = (path: string) => serviceWorkers === 'allow' || path !== '/service-worker.js';
    const sent = (await server.take()).filter(({ path }) => isCounted(path));
    const full = sent.filter(({ bytes }) => bytes > 1000);
    const kB = sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    console.log(`${visit}, ${page}: ${sent.length} requests, ${kB.toFixed(1)} kB`);
    if (full.length < 20) for (const { path, bytes } of full) console.log(`    ${path} ${bytes}`);
    await tab.close();
  }
}

/** What a reader fetches who comes back after a deployment, between two built sites. */
async function main([before, after]: string[]): Promise<void> {
  if (!before || !after) {
    throw new Problem({
      what: 'There is nothing to compare.',
      why: 'the command takes two built sites, and got fewer.',
      fix: 'build, copy dist, change a page, build again, and name the copy and dist.',
    });
  }
  const browser = await chromium.launch({ executablePath: findChromium() });
  for (const serviceWorkers of ['block', 'allow'] as const) {
    const root = await mkdtemp(join(tmpdir(), 'bench-repeat-'));
    await cp(before, root, { recursive: true });
    const server = await startCounting(root);
    const context = await browser.newContext({ serviceWorkers });
    const reader = { context, server, serviceWorkers };
    console.log(`\nService worker: ${serviceWorkers}`);
    await read(reader, 'first');
    await read(reader, 'again');
    await deploy(after, root);
    await read(reader, 'after the deployment');
    await read(reader, 'again');
    await context.close();
    await server.close();
    await rm(root, { recursive: true });
  }
  await browser.close();
}

void main(process.argv.slice(2));
