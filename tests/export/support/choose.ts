import type { Page } from 'playwright-core';

/** The steps before the list of a demo shows options; in most a press is enough. */
interface Steps {
  /** Name of a button to press before. */
  button?: string;
  /** What to type. */
  type?: string;
}

const STEPS: Readonly<Record<string, Steps>> = {
  'combobox-asynchronous': { type: 'vie' },
  email: { type: 'grace' },
  focus: { button: 'Open in place' },
  'force-suggest': { type: 'ber' },
  'get-popup-container': { button: 'Ship an order' },
  'mul-suggest': { type: 'ber' },
  'mul-tag-suggest': { type: 'ber' },
  'search-pages': { type: 'ber' },
  suggest: { type: 'ber' },
};

const FREE_OPTION = [
  '.rc-select-dropdown:not(.rc-select-dropdown-hidden)',
  '.rc-select-item-option:not(.rc-select-item-option-disabled, .rc-select-item-option-selected)',
].join(' ');

/** Opens the first select of an exported demo and chooses the first option that is free. */
export async function choose(page: Page, id: string): Promise<void> {
  const { button, type } = STEPS[id] ?? {};
  if (button) await page.getByRole('button', { name: button }).click();
  const field = page.getByRole('combobox').and(page.locator(':not(select)')).first();
  await field.click();
  if (type) await field.fill(type);
  await page.locator(FREE_OPTION).first().click();
}

/** Everything that can show a choice: the texts in the page and in its fields. */
export function shownIn(page: Page): Promise<string> {
  return page.locator('#root').evaluate((root) => {
    const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea')];
    return [root.textContent, ...fields.map(({ value }) => value)].join('|');
  });
}
