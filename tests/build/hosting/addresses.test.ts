import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../scripts/server';
import { parsePageData } from '../../../src/document/page/pageData';
import REDIRECTS from '../../../src/subject/rc-select/redirects';
import { PAGES } from '../../support/addresses';
import { HOSTS } from '../../support/hosts/kinds';
import { startHost } from '../../support/hosts/startHost';
import { PAGE_DATA_ID } from '../../../src/document/contract';

const DATA = new RegExp(`id="${PAGE_DATA_ID}">([^<]*)<`);

const inFolders = Object.entries(HOSTS).filter(([, { isBare }]) => !isBare);

describe.each(inFolders)('%s', (_, host) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startHost('dist', host);
  });
  afterAll(() => server.close());

  const open = async (address: string) => (await fetch(server.url + address)).text();

  test('sends each page at its address, with and without a slash at the end', async () => {
    for (const path of PAGES) {
      for (const address of new Set([path, path.replace(/\/?$/, '/')])) {
        const [, data = ''] = DATA.exec(await open(address)) ?? [];
        expect(parsePageData(data)?.path, address).toBe(path);
      }
    }
  });

  test('sends what leads on from each other spelling (B4)', async () => {
    for (const [from, to] of Object.entries(REDIRECTS))
      expect(await open(from), from).toContain(`data-leads-to="${to}"`);
  });
});
