import type { Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { connectToBrowser } from '../../support/browser/connectToBrowser';
import type { PageFiles } from './bundlePage';
import { inBothOf, type InBoth } from './inBoth';
import type { FactProps, UseProps } from './page/kit';
import type { SelectState } from './page/readSelect';
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

interface Fixtures {
  select: ShownSelect;
  successor: ShownSelect;
  inBoth: InBoth;
}

/**
 * A test of rc-select itself, in Chromium and without the site. It receives `select`, and fails
 * when the page writes something to the console that the test does not take. `successor` is the
 * same with the select of `@rc-component/select`, and without a look at the console, to which it
 * writes that props of rc-select are unknown.
 */
export const test = base.extend<Fixtures>({
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
  inBoth: ({ select, successor }, use) => use(inBothOf(select, successor)),
});

/** What is the same in each situation, or follows from it. */
type Said<T> = T | ((situation: Situation) => T);

const isPerSituation = <T>(said: Said<T>): said is (situation: Situation) => T =>
  typeof said === 'function';

const saidIn = <T>(said: Said<T>, situation: Situation): T =>
  isPerSituation(said) ? said(situation) : said;

/** What is done with a select, and what is to be seen then: in the order of these fields. */
interface Step {
  /** Another select is shown. */
  props?: UseProps | FactProps;
  /** A text is typed, with the focus in the select; the calls of that are forgotten. */
  text?: string;
  /** Keys are pressed, with the focus in the select. */
  press?: readonly string[];
  /** What else is done. */
  act?: (select: ShownSelect, situation: Situation) => Promise<void>;
  /** Some of what the select shows. */
  shows?: Said<Partial<SelectState>>;
  /** Callbacks that are not called, apart from what is in `calls`. */
  silent?: readonly string[];
  /** The calls in their order, as `ShownSelect.calls` writes them. */
  calls?: Said<readonly string[]>;
  /** What the page writes to the console, or a part of it. */
  warns?: string;
  /** What else is to be seen. */
  check?: (select: ShownSelect, situation: Situation) => Promise<void>;
}

/** A sentence about rc-select, the situations that it is about, and how it is tried. */
interface Fact extends Axes, Step {
  title: string;
  /** What follows, with the same select unless a step shows another. */
  next?: readonly Step[];
}

async function take(step: Step, select: ShownSelect, situation: Situation): Promise<void> {
  const { props, text, press, act, shows, silent = [], calls = [], warns, check } = step;
  if (props) await select.show(props, situation);
  if (text !== undefined) await select.write(text);
  if (press) {
    await select.focus();
    await select.press(...press);
  }
  await act?.(select, situation);
  if (shows) expect(await select.state()).toMatchObject(saidIn(shows, situation));
  if (step.silent ?? step.calls) {
    const wanted = saidIn(calls, situation);
    const names = wanted.map((call) => call.replace(/\(.*/s, ''));
    expect(await select.calls(...silent, ...names)).toEqual(wanted);
  }
  if (warns !== undefined) expect(select.takeMessages().join()).toContain(warns);
  await check?.(select, situation);
}

/** Tries each fact in every situation, or in those that its sentence is about. */
export function facts(axes: Axes, all: readonly Fact[]): void {
  for (const { title, next = [], ...fact } of all) {
    for (const situation of situations({ ...axes, ...fact })) {
      test(`${title} (${nameOf(situation)})`, async ({ select }) => {
        for (const step of [fact, ...next]) await take(step, select, situation);
      });
    }
  }
}

export { expect };
