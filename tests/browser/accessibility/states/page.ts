import type { Page } from 'playwright-core';
import { pageTool } from '../../support/pageTools';
import { button, type State } from './state';

const MISSING = { expectedMessages: [/404/] };

/** The browser of a reader for whom a new version of the site has been kept. */
function withUpdate(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const worker = {
      state: 'installed',
      scriptURL: new URL('/service-worker.js', location.href).href,
    };
    const waiting = Object.assign(new EventTarget(), worker, { postMessage: () => undefined });
    const registration = Object.assign(new EventTarget(), { waiting, update: () => undefined });
    const register = () => Promise.resolve(registration);
    const value = Object.assign(new EventTarget(), { controller: null, register });
    Object.defineProperty(navigator, 'serviceWorker', { value });
  });
}

/** What is around the text, and what every page has. */
export const PAGE_STATES: readonly State[] = [
  {
    name: 'the menu of small screens',
    widths: [320],
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'Menu' }),
    closings: [{ button: button('Close menu') }, { button: button('Close menu'), key: 'Escape' }],
  },
  {
    name: 'the contents bar',
    address: '/guide/forms',
    widths: [768, 320],
    open: (page) => page.locator('.compact-toc summary').click(),
    shown: (page) => page.getByRole('navigation', { name: 'On this page' }),
    closings: [{ button: (page) => page.locator('.compact-toc summary') }],
  },
  {
    name: 'the menu beside the title',
    open: (page) => pageTool(page, 'View as Markdown'),
    shown: (page) => page.getByRole('menu', { name: 'Page tools' }),
  },
  {
    name: 'the list of shortcuts',
    open: (page) => page.getByRole('button', { name: 'Keyboard shortcuts' }).click(),
    shown: (page) => page.getByRole('dialog').getByRole('checkbox'),
    closings: [{ button: button('Close') }, { button: button('Close'), key: 'Escape' }],
  },
  {
    name: 'the interface in Chinese',
    open: (page) => page.getByRole('link', { name: '中文' }).first().click(),
    shown: (page) => page.locator('header[lang=zh-CN]'),
  },
  {
    name: 'the notice of an update',
    options: { before: withUpdate },
    shown: (page) => page.getByRole('status').filter({ hasText: 'This site has been updated.' }),
    closings: [{ button: button('Later') }],
  },
  {
    name: 'addresses near one that does not exist',
    address: '/demo/sinlge',
    options: MISSING,
    shown: (page) => page.getByRole('navigation', { name: 'Nearest addresses' }),
  },
  {
    name: 'a demo alone',
    address: '/~demos/docs-demo-single-demo-single',
    shown: (page) => page.getByRole('heading', { level: 1, name: 'One of many' }),
  },
  {
    name: 'no such demo',
    address: '/~demos/unknown',
    options: MISSING,
    shown: (page) => page.getByRole('heading', { name: 'No such demo' }),
  },
];
