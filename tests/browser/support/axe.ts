import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { atTop } from './atTop';
import { EXCEPTIONS, type Exception } from './axeExceptions';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe runs: WCAG 2.2 A and AA, best practice. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A violation on the page as it is shown. */
interface Violation {
  rule: string;
  text: string;
  /** The exception that it falls under, if any. */
  exception: Exception | undefined;
}

async function violations(
  page: Page,
  runOnly: readonly string[],
  within?: string,
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([rules, exceptions, part]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const results = await runner.run(part ?? document, {
        runOnly: [...rules],
        elementRef: true,
        // Of what passes, selectors need not be made; no rule of these reads style sheets.
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ element, target, failureSummary = '' }) => ({
          rule: id,
          text: `${id}: ${target.join(' ')}: ${failureSummary}`,
          exception: exceptions.findIndex(
            ({ rule, on }) => rule === id && element?.matches(on) === true,
          ),
        })),
      );
    },
    [runOnly, EXCEPTIONS, within] as const,
  );
  return found.map((each) => ({ ...each, exception: EXCEPTIONS[each.exception] }));
}

/**
 * Runs axe on the page as it is shown, at its top, and lists the violations, one line each: on all
 * of the page unless a CSS selector names a part.
 */
export async function findFaults(page: Page, within?: string): Promise<string[]> {
  const found = await atTop(page, () => violations(page, ALL, within));
  return found.filter(({ exception }) => !exception).map(({ text }) => text);
}

/** The exceptions that are needed on the page as it is shown. */
export async function findExceptions(page: Page): Promise<Set<Exception>> {
  const rules = [...new Set(EXCEPTIONS.map(({ rule }) => rule))];
  const found = await violations(page, rules);
  return new Set(found.flatMap(({ exception }) => exception ?? []));
}
