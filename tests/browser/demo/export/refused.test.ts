import { describe } from 'vitest';
import { findFaults } from '../../support/axe';
import { overflow } from '../../support/page';
import { expect, test } from '../../support/test';
import { partsOf, replaceCode, saying } from '../edit/editor';
import { firstBlock, openedBy, openInButton, placeToOpen, Services } from './services';

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

describe('an export', () => {
  test('reports an unresolved import of edited code with its position, and sends nothing', async ({
    visit,
  }) => {
    const services = new Services();
    const page = await visit('/demo/single?locale=zh-CN', {
      isolated: true,
      before: services.start,
    });
    const { button, demo, editor } = partsOf(page);
    await button('编辑').click();
    await editor.waitFor();
    await replaceCode(editor, `import './nowhere';\n${saying('Hello')}`);
    // The editor reports it, too; after that nothing moves any more while axe runs.
    await demo.locator('.problem-list').getByText('./nowhere').waitFor();
    await (await placeToOpen(firstBlock(page), '在 CodeSandbox 中打开')).click();
    const problem = page.locator('.export-problems li');
    await problem.waitFor();
    expect(await problem.innerText()).toMatch(
      /single\/index\.tsx:1 导入了“\.\/nowhere”。\s+原因：.+\s+解决办法：.+/,
    );
    expect(await findFaults(page)).toEqual([]);
    expect(services.requests).toEqual([]);
  });

  test('offers CodeSandbox on a WebKit phone, where StackBlitz often does not start', async ({
    visit,
  }) => {
    const services = new Services();
    const page = await visit('/demo/single', {
      device: 'phone',
      isolated: true,
      before: async (page) => {
        await services.start(page);
        await page.addInitScript(
          (userAgent) => Object.defineProperty(navigator, 'userAgent', { value: userAgent }),
          SAFARI,
        );
      },
    });
    await openInButton(firstBlock(page)).tap();
    await (await placeToOpen(firstBlock(page), 'Open in StackBlitz')).tap();
    const notice = page.getByRole('group', { name: /often does not start in this browser/ });
    await notice.waitFor();
    expect(await findFaults(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(services.requests).toEqual([]);
    await openedBy(notice.getByRole('button', { name: 'Open in CodeSandbox' }));
    expect(services.last().url).toContain('https://codesandbox.io/');
  });
});
