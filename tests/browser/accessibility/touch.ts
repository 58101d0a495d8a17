import type { Page } from 'playwright-core';

/**
 * Lists what makes a page hard to use by touch, in the page and in the frames of its demos: fields
 * with a text that iOS zooms into, controls whose text is wider than they are or that the one
 * beside them covers, and what scrolls sideways and leads to another page at its end.
 */
export async function touchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const frame of page.frames()) faults.push(...(await frame.evaluate(findTouchFaults)));
  return faults;
}

function findTouchFaults(): string[] {
  const shown = (selector: string): HTMLElement[] =>
    [
      ...(document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLElement>(
        selector,
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden=true]'));
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;

  const fields = shown(
    'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable=true]',
  )
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${nameOf(field)} has text of ${getComputedStyle(field).fontSize}`);

  const controls = shown('button, [role=tab]').filter(
    (control) => control.offsetWidth > 1 && !control.matches('.skip-link'),
  );
  const cut = controls
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((control) => `${nameOf(control)} has no room for its text`);
  const covered = controls
    .filter((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // An open list may lie over it, a control beside it may not.
      const other = hit?.closest('button, [role=tab]') ?? control;
      return other !== control && other.parentElement === control.parentElement;
    })
    .map((control) => `${nameOf(control)} is below the control beside it`);

  const swiped = shown('body *')
    .filter((element) => {
      const { overflowX, overscrollBehaviorX } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX) && overscrollBehaviorX === 'auto';
    })
    .map((element) => `${nameOf(element)} may lead to another page when it is swiped`);
  return [...fields, ...cut, ...covered, ...swiped];
}
