import { edit, replaceCode } from '../browser/demo/edit/editor';
import { expect, test } from '../browser/support/test';
import { site } from './site';

const isThere = site.name === 'tabs';

const EDITED = `import { useInsertionEffect } from 'react';

export default function Edited() {
  useInsertionEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = '.edited { letter-spacing: 7px; }';
    document.head.append(sheet);
  }, []);
  return <p className="edited">Edited.</p>;
}
`;

test.runIf(isThere)(
  'a demo that adds a style sheet while it runs has its styles, in the page and edited',
  async ({ visit }) => {
    const page = await visit('/demo/tinted');
    const tab = page.locator('.demo-stage').getByRole('tab', { name: 'Rome' });
    const weight = () => tab.evaluate((element) => getComputedStyle(element).fontWeight);
    await tab.click();
    await expect.poll(weight).toBe('700');

    const { editor, result } = await edit(page);
    await replaceCode(editor, EDITED);
    const text = result.getByText('Edited.');
    const spacing = () => text.evaluate((element) => getComputedStyle(element).letterSpacing);
    await expect.poll(spacing).toBe('7px');
  },
);
