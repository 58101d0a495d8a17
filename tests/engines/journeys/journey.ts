import type { Site } from '../support/site';
import type { Reader } from '../support/reader';
import type { Target } from '../support/look';

/** What a reader comes for, from the first address to what they wanted. */
export interface Journey {
  name: string;
  /** What pages report because the test lets something fail; anything else fails the journey. */
  expected?: RegExp;
  run: (reader: Reader, site: Site) => Promise<unknown>;
}

/** The demo that most journeys try. */
export const DEMO = '#docs-demo-single-demo-single';

/** A button of that demo. */
export const button = (name: string): Target => ({ css: `${DEMO} button`, name });

/** An item of the open menu of that demo. */
export const item = (name: string): Target => ({ css: `${DEMO} [role=menuitem]`, name });

/** A row of the open list. */
export const option = (text?: string): Target => ({
  css: '.rc-select-dropdown:not(.rc-select-dropdown-hidden) .rc-select-item-option-content',
  name: text,
});

/** The heading of a page. */
export const heading = (name: string): Target => ({ css: 'h1', name });
