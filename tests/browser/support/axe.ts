import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A violation that is not caused by the site, with the reason why it stays. */
export interface KnownFault {
  rule: string;
  /** Selector of the elements that it concerns. */
  on: RegExp;
  reason: string;
}

/** Violations of rc-select 14.16.8 that no theme can fix; the pages mention them. */
export const KNOWN_FAULTS: readonly KnownFault[] = [
  {
    rule: 'aria-allowed-role',
    on: /^#combobox-reply$/,
    reason:
      'rc-select gives whatever getInputElement returns the role combobox, also a textarea, on which ARIA does not allow it; the page says so.',
  },
];

/**
 * Runs axe (WCAG 2.2 A and AA, best practice) on the page as it is shown and lists the violations,
 * one line each.
 */
export async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations } = await runner.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Of what passes, selectors need not be made; no rule of these reads style sheets.
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), failureSummary })),
    );
  });
  return results
    .filter(
      ({ id, target }) => !KNOWN_FAULTS.some(({ rule, on }) => rule === id && on.test(target)),
    )
    .map(({ id, target, failureSummary }) => `${id}: ${target}: ${failureSummary ?? ''}`);
}
