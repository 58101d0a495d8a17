import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import twin from '../../../src/plugins/twin';
import { previewPath, PREVIEW_SIZE } from '../../../src/twin/preview/preview';
import { PAGES } from '../../support/addresses';
import { sizeOfPng } from '../../support/png';
import { runPlugin } from '../../support/runPlugin';
import { fileOf } from '../dist';

const ORIGIN = 'https://docs.example';

/** What the build adds to the documents of all pages and to `dist/` for a site at an address. */
async function buildFor(origin: string | undefined, outputPath: string) {
  const themeConfig = { origin, name: 'rc-select' };
  const build = runPlugin(twin, { name: 'build', outputPath, themeConfig });
  await build.beforeCompiler();
  const addresses = [...PAGES, '/404'];
  const files = addresses.map((address) => ({
    path: fileOf(address).replace(/^\//, ''),
    content: '<html><head></head></html>',
  }));
  const documents = build.complete(files).map(({ content }) => new JSDOM(content).window.document);
  return new Map(addresses.map((address, index) => [address, documents[index]]));
}

const contentOf = (document: Document | undefined, property: string) =>
  document?.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content;

describe('where the address of the site is known', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'previews-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let documents: Awaited<ReturnType<typeof buildFor>>;
  beforeAll(async () => {
    documents = await buildFor(ORIGIN, folder);
  });

  test('every page has a picture of its own, in the size that its document says', () => {
    const pictures = PAGES.map((address) => {
      const document = documents.get(address);
      expect(contentOf(document, 'og:image')).toBe(`${ORIGIN}/base${previewPath(address)}`);
      const picture = readFileSync(path.join(folder, previewPath(address)));
      expect(sizeOfPng(picture)).toEqual({
        width: Number(contentOf(document, 'og:image:width')),
        height: Number(contentOf(document, 'og:image:height')),
      });
      return picture.toString('base64');
    });
    expect(PREVIEW_SIZE).toEqual({ width: 1200, height: 630 });
    expect(new Set(pictures).size).toBe(PAGES.length);
  });

  test('a page that does not exist has none', () => {
    expect(contentOf(documents.get('/404'), 'og:image')).toBeUndefined();
  });
});

test('no page has a picture where nobody has said the address of the site', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'previews-'));
  const documents = await buildFor(undefined, folder);
  for (const address of PAGES)
    expect(contentOf(documents.get(address), 'og:image'), address).toBeUndefined();
  expect(existsSync(path.join(folder, 'llms.txt'))).toBe(true);
  expect(existsSync(path.join(folder, 'previews'))).toBe(false);
  rmSync(folder, { recursive: true });
});
