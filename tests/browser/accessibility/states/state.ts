import type { Locator, Page } from 'playwright-core';
import type { VisitOptions } from '../../support/test';

/** The widths at which every state is tried, the widest first. */
export const WIDTHS = [1280, 768, 320] as const;

/** A width at which a state is tried, in CSS pixels. */
type Width = (typeof WIDTHS)[number];

/** What takes itself away, or something around it, when it is pressed. */
export interface Closing {
  button: (page: Page) => Locator;
  /** Another key than Enter. */
  key?: string;
}

/** Something that readers can bring the site into, and stay in. */
export interface State {
  name: string;
  /** The page on which it is tried, if not that of the tools. */
  address?: string;
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
  /** What ends it, each of which gives the focus another place. */
  closings?: readonly Closing[];
}

/** The first button of a name that is shown. */
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first();

/** The first demo block of a page. */
export const block = (page: Page): Locator => page.locator('section.demo').first();

/** A button of the first demo block. */
export const tool = (page: Page, name: string | RegExp): Locator =>
  block(page).getByRole('button', { name, exact: true });

/** The page on which the tools of a demo are tried. */
export const TOOLS_PAGE = '/demo/single';
