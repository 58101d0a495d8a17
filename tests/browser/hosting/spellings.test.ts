import { HOSTS } from '../../support/hosts/kinds';
import { startHost } from '../../support/hosts/startHost';
import { heading } from '../support/page';
import { expect, test } from '../support/test';

test.for(Object.entries(HOSTS))(
  '%s: another spelling of an address leads on to the page (B4)',
  async ([, host], { visit }) => {
    const server = await startHost('dist', host);
    const page = await visit(`${server.url}/demo/filterSort`, {
      hydrated: false,
      expectedMessages: [/Failed to load resource: .* 40[34]/],
    });
    await heading(page, 'Sort results').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/demo/filter-sort');
    await server.close();
  },
);
