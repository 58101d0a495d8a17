import type { ElementHandle, Page } from 'playwright-core';
import { isQuiet, readState } from './observe';
import { waitUntil } from './waitUntil';

/** Within this time a press has an effect that can be noticed, in milliseconds. */
const EFFECT_TIME = 6000;

/** The time that a page has to come to rest before a press, in milliseconds. */
const QUIET_TIME = 3000;

/** Controls that a reader can press, and whose press changes something. */
export const ANY = 'a[href], button, summary, [role=tab]';

/**
 * Finds the controls that are seen, can be pressed and are not covered. Without those that lead to
 * where the reader is, or out of the site.
 */
export async function findControl(
  page: Page,
  selector: string,
  which: number,
): Promise<ElementHandle<Element> | undefined> {
  const found = await page.evaluateHandle(
    ([wanted, nth]) => {
      const leadsOn = (link: HTMLAnchorElement) =>
        link.origin === location.origin &&
        link.href !== location.href &&
        link.target === '' &&
        !/\.\w+$/.test(link.pathname);
      const controls = [...document.querySelectorAll(wanted)].filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(
            ':disabled, [aria-disabled=true], [aria-selected=true], [aria-current], [aria-hidden=true], [inert] *, .rc-select *, .rc-select-dropdown *, .skip-link',
          ) &&
          (!(control instanceof HTMLAnchorElement) || leadsOn(control)),
      );
      // From the chosen one on, the first that nothing covers.
      for (let index = 0; index < controls.length; index += 1) {
        const control = controls[(nth + index) % controls.length];
        if (!control) break;
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit && control.contains(hit)) return control;
      }
      return null;
    },
    [selector, which] as const,
  );
  return found.asElement() ?? undefined;
}

/** A control in words, for a report. */
const nameOf = (control: ElementHandle<Element>) =>
  control.evaluate((element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName} "${text.trim().slice(0, 60)}"`;
  });

/** Whether a notice tells the reader that something did not arrive. */
const isTold = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role=alert]')].some(
      (notice) => notice.checkVisibility() && notice.innerText.trim() !== '',
    ),
  );

/** What came of a press. */
export interface Pressed {
  name: string;
  /** Nothing has changed, and no notice says why. */
  isDead: boolean;
}

/**
 * Presses a control and waits until something has changed. It has the focus and the pointer before,
 * which therefore do not count as a change.
 */
export async function press(
  page: Page,
  control: ElementHandle<Element>,
  opened: () => number,
): Promise<Pressed> {
  const name = await nameOf(control);
  await control.focus();
  await control.hover({ timeout: EFFECT_TIME });
  // What the pointer has requested arrives, too.
  await waitUntil(() => isQuiet(page), QUIET_TIME);
  const before = `${opened()} ${await readState(page)}`;
  await control.click({ timeout: EFFECT_TIME, noWaitAfter: true });
  const hasEffect = await waitUntil(
    async () => `${opened()} ${await readState(page)}` !== before,
    EFFECT_TIME,
  );
  return { name, isDead: !hasEffect && !(await isTold(page)) };
}
