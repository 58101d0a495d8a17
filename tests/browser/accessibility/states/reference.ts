import type { Page } from 'playwright-core';
import { button, type State } from './state';

const PLAYGROUND = '/?tab=playground';

const filter = (text: string) => (page: Page) =>
  page.getByRole('searchbox', { name: 'Filter props' }).fill(text);

const found = (page: Page) => page.locator('.api-filter').getByRole('status');

/** The prop tables and the playground. */
export const REFERENCE_STATES: readonly State[] = [
  {
    name: 'props that are filtered without a match',
    address: '/',
    open: filter('nowhere'),
    within: '.api-filter',
    shown: (page) => found(page).getByText(/^No prop has/),
    closings: [{ button: button(/^Clear|^Show all/) }],
  },
  {
    name: 'props that are all open, with their types',
    address: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'Expand all' }).click();
      await page.locator('.api-expansion').evaluateAll((types: HTMLDetailsElement[]) => {
        for (const type of types) type.open = true;
      });
    },
    // The rows of the other groups are made in the same way.
    within: '#select-group-value, #select-group-looks',
    shown: (page) => page.getByRole('button', { name: 'Collapse all' }),
  },
  {
    name: 'a prop that the address names, with its type open',
    address: '/#select-suffixIcon',
    open: (page) => page.locator('#select-suffixIcon .api-expansion summary').click(),
    within: '#select-suffixIcon',
    shown: (page) => page.locator('#select-suffixIcon').getByText(/^RenderNode = /),
  },
  {
    name: 'the playground with changed props',
    address: PLAYGROUND,
    open: async (page) => {
      await page.getByLabel('mode', { exact: true }).selectOption('tags');
      await page.getByLabel('allowClear', { exact: true }).selectOption('true');
    },
    within: '[role=tabpanel]:not([hidden])',
    shown: (page) => page.getByRole('button', { name: 'Reset allowClear' }),
    closings: [{ button: button('Reset allowClear') }, { button: button('Reset all') }],
  },
  {
    name: 'the playground with parts of an address that it cannot use',
    address: `${PLAYGROUND}&mode=many&mod=tags&maxCount=2`,
    within: '[role=tabpanel]:not([hidden])',
    shown: (page) => page.getByRole('alert').filter({ hasText: 'parts of this address' }),
  },
  {
    name: 'the playground with its list open',
    address: `${PLAYGROUND}&open=true`,
    within: '[role=tabpanel]:not([hidden]), .rc-select-dropdown',
    shown: (page) => page.locator('.rc-select-dropdown').first(),
  },
];
