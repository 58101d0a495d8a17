import { visitKept } from '../../browser/offline/kept';
import { heading } from '../../browser/support/page';
import { expect, test } from '../../browser/support/test';
import { startFaultySite } from '../../support/faultySite';
import { dist } from '../site';

const TWIN = '/demo/range.md';

test('a file that is not kept is there when the site is back, and missing or in trouble where the host says so', async ({
  visit,
}) => {
  const server = await startFaultySite(dist);
  const page = await visitKept(visit, `${server.url}/demo/range`);
  const statusOf = async (path: string) => (await page.goto(server.url + path))?.status();
  server.fail(/\.md$/, 'reset');
  expect(await statusOf(TWIN)).toBe(503);
  server.mend();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByText('# Range').waitFor();

  expect(await statusOf('/demo/none.md')).toBe(404);
  await heading(page, 'PAGE NOT FOUND').waitFor();
  server.fail(/\.md$/, 'error');
  expect(await statusOf(TWIN)).toBe(500);
  await page.getByText('There is no such file.').waitFor();
  await server.close();
});
