import { expect, test } from '../support/test';

test('the footer is in line with the header', async ({ visit }) => {
  const page = await visit('/demo/single');
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const starts = await page.evaluate(() =>
      ['.brand', '.site-footer > p'].map((part) =>
        Math.round(document.querySelector(part)?.getBoundingClientRect().left ?? -1),
      ),
    );
    expect(starts[0], `at ${width}px`).toBe(starts[1]);
  }
});

test('the pictures in the list of demos begin where the headings do', async ({ visit }) => {
  const page = await visit('/demo');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const starts = await page.evaluate(() =>
      ['.demo-group h2', '.demo-group .thumbnail'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().left,
      ),
    );
    expect(starts[1], `at ${width}px`).toBe(starts[0]);
  }
});

test('in a group with an even number of demos none stands alone in its row', async ({ visit }) => {
  const page = await visit('/demo');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const starts = await page
      .locator('.demo-group ul')
      .evaluateAll((lists) =>
        lists
          .filter(({ children }) => children.length % 2 === 0)
          .map(({ firstElementChild, lastElementChild }) =>
            [firstElementChild, lastElementChild].map((card) => card?.getBoundingClientRect().left),
          ),
      );
    expect(starts.length).toBeGreaterThan(1);
    for (const [first, last] of starts) expect(last, `at ${width}px`).toBeGreaterThan(first ?? NaN);
  }
});

test('a card in the list of demos has one link, which a press anywhere on the card follows', async ({
  visit,
}) => {
  const page = await visit('/demo');
  const card = page.locator('.demo-group li').first();
  expect(await card.getByRole('link').count()).toBe(1);
  // Not the paragraph itself: the link lies over all of the card.
  const at = await card.locator('p').first().boundingBox();
  await page.mouse.click((at?.x ?? 0) + 20, (at?.y ?? 0) + 10);
  await page.getByRole('heading', { level: 1, name: 'Single' }).waitFor();
});

test('folded code begins where what unfolds it does, and copies without a pointer over it', async ({
  visit,
}) => {
  const page = await visit('/demo/single');
  const starts = await page.evaluate(() => {
    const startOf = (node: Node | null | undefined) => {
      const range = document.createRange();
      if (node) range.selectNodeContents(node);
      return range.getBoundingClientRect().left;
    };
    const fold = document.querySelector('.code-fold');
    const button = fold?.querySelector('.code-fold-button');
    return [startOf(button), startOf(fold?.querySelector('.lines-above ~ .t-keyword'))];
  });
  // The width of an indent is not quite that of the edge.
  expect(Math.abs((starts[0] ?? 0) - (starts[1] ?? 0))).toBeLessThan(1);
  await page.mouse.move(0, 0);
  const copy = page.locator('.demo-sources .copy-button').first();
  expect(await copy.evaluate((button) => getComputedStyle(button).opacity)).toBe('1');
});

test('no line ends within the name of a package', async ({ visit }) => {
  const page = await visit('/guide/migration');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page
      .locator('.lead > span, .comparison .t-string, .markdown > p > code')
      .evaluateAll((all) =>
        all.flatMap((it) => {
          const range = document.createRange();
          range.selectNodeContents(it);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return new Set(tops).size > 1 && !/\s/.test(it.textContent) ? [it.textContent] : [];
        }),
      );
    expect(broken, `at ${width}px`).toEqual([]);
  }
});

test('on a phone the tools of a page stand above its title and take no room from it', async ({
  visit,
}) => {
  for (const address of ['/guide/forms', '/demo']) {
    const page = await visit(address, { device: 'phone' });
    const [content, title] = await Promise.all(
      ['main', 'h1'].map((part) => page.locator(part).boundingBox()),
    );
    expect(title?.width, address).toBe(content?.width);
    await page.locator('.page-tools button').first().click();
    await page.getByRole('menuitem').first().waitFor();
  }
});
