import type { Locator, Page } from 'playwright-core';
import type { VisitOptions } from '../../support/test';

/** The widths at which every state is tried, the widest first. */
export const WIDTHS = [1280, 768, 320] as const;

/** A width at which a state is tried, in CSS pixels. */
type Width = (typeof WIDTHS)[number];

/** Something that readers can bring the site into, and stay in. */
export interface State {
  name: string;
  address: string;
  /** How the page is opened. */
  options?: VisitOptions;
  /** The widths at which it exists, unless it does at all. */
  widths?: readonly Width[];
  /** What a reader does to get there; nothing where the address is enough. */
  open?: (page: Page) => Promise<unknown>;
  /**
   * Where axe looks, by a CSS selector, on a page of thousands of elements that is around it as it
   * opens (page/pages.test.ts); everywhere if left out.
   */
  within?: string;
  /** What can only be seen in this state. */
  shown: (page: Page) => Locator;
}

/** The first demo block of a page. */
export const block = (page: Page): Locator => page.locator('section.demo').first();

/** A button of the first demo block. */
export const tool = (page: Page, name: string | RegExp): Locator =>
  block(page).getByRole('button', { name, exact: true });

/** The id of the first demo of `/demo/single`, where tools are tried. */
export const DEMO = 'docs-demo-single-demo-single';

/** The page on which the tools of a demo are tried. */
export const TOOLS_PAGE = '/demo/single';
