import { describe } from 'vitest';
import { networkIdle } from '../../support/networkIdle';
import { expect, test } from '../../support/test';
import { edit, replaceCode, saying } from './editor';

const id = 'docs-demo-single-demo-single';
const isEditing = (address: string) => /\/(edit\.|live\/)/.test(new URL(address).pathname);

describe('editing', () => {
  test('loads nothing before it begins, then the editor and the files of the live demo', async ({
    visit,
  }) => {
    const seen: string[] = [];
    const page = await visit('/demo/single', {
      before: (page) => {
        page.on('request', (request) => {
          if (isEditing(request.url())) seen.push(new URL(request.url()).pathname);
        });
        return Promise.resolve();
      },
    });
    await networkIdle(page);
    expect(seen).toEqual([]);
    await edit(page, id);
    await expect.poll(() => seen.join(' ')).toMatch(/\/edit\..*live\/(runtime|compiler)/);
  });

  test.for([
    ['a web page', { contentType: 'text/html', body: '<!doctype html>' }, 'not a script'],
    [
      'truncated',
      { contentType: 'text/javascript', body: 'var a' },
      '5 bytes that are not the script',
    ],
  ] as const)(
    'reports at once a runtime that is %s, and Run tries again (H1)',
    async ([, answer, why], { visit }) => {
      const page = await visit('/demo/single', { expectedMessages: [/uncaught: \/live\/runtime/] });
      await page.route('**/live/runtime.*', (route) => route.fulfill(answer));
      const { demo, editor, result, run } = await edit(page, id);
      await replaceCode(editor, saying('Started'));
      await demo.locator('.problem-list').getByText(why).waitFor();
      await page.unroute('**/live/runtime.*');
      await run.click();
      await result.getByText('Started').waitFor();
    },
  );
});
