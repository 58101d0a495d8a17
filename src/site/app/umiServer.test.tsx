import { expect, test, vi } from 'vitest';
import { createMarkupGenerator } from './umiServer';
import { pageTable } from '../../../tests/unit/stubs/dumi/pageTable';

const render = createMarkupGenerator();

test('each page is rendered at its address', async () => {
  expect(await render('/demo/single')).toMatch(/<h1[^>]*>Single<\/h1>/);
  expect(await render('/demo/tags')).toMatch(/<h1[^>]*>Tags<\/h1>/);
});

test('an unknown address is the 404 page', async () => {
  expect(await render('/demo/none')).toContain('PAGE NOT FOUND');
});

test('a page that throws is an error of the build', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const [home] = pageTable;
  if (!home) throw new Error('the table is empty');
  vi.spyOn(home, 'load').mockRejectedValue(new Error('does not compile'));
  await expect(render('/')).rejects.toThrow('does not compile');
  vi.restoreAllMocks();
});
