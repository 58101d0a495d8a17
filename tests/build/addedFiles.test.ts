import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ASSET_NAMES, type AssetName } from '../../src/lib/assetAddress';
import { requireAssetAddress } from '../../src/lib/requireAssetAddress';
import { SERVICE_WORKER } from '../../src/offline/offlineFiles';
import { applicationDocuments, filesIn, filesWith, parse, read } from './dist';

const home = parse('/');
const addressOf = (name: AssetName) => requireAssetAddress(name, home);
const textOf = (name: AssetName) => read(addressOf(name).slice(1));

/** Those that are made from pages, which keep their names when a page changes. */
const FROM_PAGES: readonly AssetName[] = ['search-names', 'search-data'];

/** Texts of some of the files that are in no script of the site. */
const TRACES = [
  ['search-worker', 'Search: no data yet'],
  ['search-data', 'Select props · boolean'],
  ['live-runtime', 'This code was stopped'],
] as const;

describe('the files that the build adds', () => {
  test('are all in their folders, and every document has the address of each (D1, D2)', () => {
    const addresses = ['search', 'export', 'live'].flatMap(filesIn).map((file) => `/${file}`);
    const packages = addresses.filter((address) => address.startsWith('/live/packages/'));
    expect(addresses.sort()).toEqual([...ASSET_NAMES.map(addressOf), ...packages].sort());
    const documents = applicationDocuments();
    expect(documents).toContain('404.html');
    for (const file of documents) {
      for (const name of ASSET_NAMES) {
        const meta = `<meta name="${name}" content="${addressOf(name)}">`;
        expect(read(file).split(meta), `${name} in ${file}`).toHaveLength(2);
      }
    }
  });

  test.each(ASSET_NAMES.filter((name) => !FROM_PAGES.includes(name)))(
    'are named after their content: %s',
    (name) => {
      const hash = createHash('sha256').update(textOf(name)).digest('hex').slice(0, 8);
      const path = name.replace('-', '/');
      expect(addressOf(name)).toMatch(new RegExp(`^/${path}\\.${hash}\\.(?:js|json|html)$`));
    },
  );

  test('are named by the compiler where only edited code with certain imports needs them', () => {
    const packages = filesIn('live/packages');
    expect(packages.length).toBeGreaterThan(0);
    for (const file of packages) {
      const hash = createHash('sha256').update(read(file)).digest('hex').slice(0, 8);
      expect(file).toContain(`.${hash}.js`);
      expect(textOf('live-compiler')).toContain(file.replace('live/', ''));
    }
  });

  test.each(FROM_PAGES)('have no hash where they are made from pages: %s', (name) => {
    expect(addressOf(name)).toBe(`/${name.replace('-', '/')}.json`);
  });

  test('are not loaded by any document or part of any script of the site', () => {
    const code = filesWith('.js')
      .filter((file) => !/^(?:search|export|live)\//.test(file) && file !== SERVICE_WORKER)
      .map(read)
      .join('\n');
    for (const [name, text] of TRACES) {
      expect(textOf(name), name).toContain(text);
      expect(code, name).not.toContain(text);
    }
    expect(code).not.toMatch(/(?:search|export|live)\/\w+\.[\da-f]{8}/);
    for (const file of filesWith('.html'))
      expect(read(file), file).not.toMatch(/(src|href)="[^"]*\/(?:search|export|live)\//);
  });
});
