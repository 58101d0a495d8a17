import type { Page } from 'playwright-core';

const REPORT = 'reportViolation';

/** What policies forbade on a page and in its frames, from now on. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction(REPORT, (violation: string) => violations.push(violation));
  await page.addInitScript((report) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const tell = (window as unknown as Record<string, (violation: string) => void>)[report];
      tell?.(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  }, REPORT);
  return violations;
}
