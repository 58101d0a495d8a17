import { describe } from 'vitest';
import { heading } from '../support/page';
import { expect, test } from '../support/test';

describe('a standalone demo (B6, E5)', () => {
  test('opens from its block without the documentation layout (B1)', async ({ visit }) => {
    const page = await visit('/demo/single');
    const link = page.locator('.demo-toolbar a').first();
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/~demos\//);

    const alone = await visit(address);
    await alone.getByRole('combobox').first().waitFor();
    expect(await alone.getByRole('navigation').count()).toBe(0);
    expect(await alone.getByRole('banner').count()).toBe(0);
    expect(await alone.title()).toBe('One of many - rc-select demo');
  });

  test('says where it is in the documentation, but not in a frame', async ({ visit }) => {
    const address = '/~demos/docs-demo-single-demo-single';
    const alone = await visit(address);
    await heading(alone, 'One of many').waitFor();
    const around = await visit('/demo/single');
    await around.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, address);
    const frame = around.frameLocator(`iframe[src="${address}"]`);
    await frame.getByRole('combobox').first().waitFor();
    expect(await frame.getByRole('heading', { name: 'One of many' }).count()).toBe(0);
    await alone.getByRole('link', { name: 'Single', exact: true }).click();
    await alone.waitForURL('/demo/single#docs-demo-single-demo-single');
  });

  test("uses the visitor's colour scheme and an optional language", async ({ visit }) => {
    const page = await visit('/~demos/nothing?locale=zh-CN', {
      expectedMessages: [/404/],
      stored: { 'dumi:prefers-color': 'dark' },
    });
    await page.getByRole('heading', { name: '示例不存在' }).waitFor();
    expect(await page.locator('html').getAttribute('data-prefers-color')).toBe('dark');
  });

  test('that does not exist says so, whatever its id, also when nobody touches the page, and links back', async ({
    visit,
  }) => {
    const page = await visit('/~demos/unknown', { hydrated: false, expectedMessages: [/404/] });
    for (const id of ['__proto__', 'constructor', 'toString', 'props-used', 'unknown']) {
      await page.goto(`/~demos/${id}`);
      await page.getByRole('heading', { name: 'No such demo' }).waitFor();
    }
    expect(await page.getByText('“unknown”').count()).toBe(1);
    await page.getByRole('link', { name: 'All demos' }).click();
    await heading(page, 'All demos').waitFor();
  });
});
