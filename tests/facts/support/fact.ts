import type { Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { connectToBrowser } from '../../support/browser/connectToBrowser';
import type { PageFiles } from './bundlePage';
import { ShownSelect } from './shownSelect';
import { nameOf, situations, type Axes, type Situation } from './situations';

/** The window of every fact, unless it asks for another. */
const VIEWPORT = { width: 800, height: 600 };

interface Opened {
  page: Page;
  messages: string[];
}

async function openPage({ script, style }: PageFiles): Promise<Opened> {
  const page = await (await connectToBrowser()).newPage();
  // Less than a test has, so that the error names the action. A machine may be short of time.
  page.setDefaultTimeout(15_000);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  await page.setContent('<!doctype html><title>Facts</title>');
  await page.addStyleTag({ content: style });
  await page.addScriptTag({ content: script });
  return { page, messages };
}

async function takePage({ page, messages }: Opened): Promise<ShownSelect> {
  messages.length = 0;
  await page.setViewportSize(VIEWPORT);
  // A fact that has failed may have left it pressed.
  await page.mouse.up();
  await page.mouse.move(VIEWPORT.width - 1, VIEWPORT.height - 1);
  return new ShownSelect(page, messages);
}

let opened: Promise<Opened> | undefined;
let openedSuccessor: Promise<Opened> | undefined;

/**
 * A test of rc-select itself, in Chromium and without the site. It receives `select`, and fails
 * when the page writes something to the console that the test does not take. `successor` is the
 * same with the select of `@rc-component/select`, and without a look at the console, to which it
 * writes that props of rc-select are unknown.
 */
export const test = base.extend<{ select: ShownSelect; successor: ShownSelect }>({
  // The test files of a worker share one page, in which each fact shows a select of its own.
  // eslint-disable-next-line no-empty-pattern
  select: async ({}, use) => {
    opened ??= openPage(inject('selectPage'));
    const select = await takePage(await opened);
    await use(select);
    await select.page.evaluate(() => window.facts.end());
    expect(select.takeMessages()).toEqual([]);
  },
  // eslint-disable-next-line no-empty-pattern
  successor: async ({}, use) => {
    openedSuccessor ??= openPage(inject('successorPage'));
    const successor = await takePage(await openedSuccessor);
    await use(successor);
    await successor.page.evaluate(() => window.facts.end());
  },
});

/** Tries a fact in every situation, or in those that its sentence is about. */
export function fact(
  title: string,
  axes: Axes,
  check: (select: ShownSelect, situation: Situation) => Promise<void>,
): void {
  for (const situation of situations(axes)) {
    test(`${title} (${nameOf(situation)})`, ({ select }) => check(select, situation));
  }
}

export { expect };
