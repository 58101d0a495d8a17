import type { Page } from 'playwright-core';
import { atTop } from '../support/atTop';

/** What readers press, besides links within a sentence. */
const CONTROLS =
  'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=menuitem], [role=tab], [role=option], [role=separator][tabindex], .rc-select-item-option';

/**
 * What has the height of its text, edges that are dragged, what demos show, and the choice of
 * colours, for which the menu of a small phone has no more room.
 */
const LINKS =
  'a:not([role]), summary, [role=separator], .demo-stage :is(input, .demo-custom-selector-button), .color-switch input';

/** The smallest side that WCAG 2.5.8 asks for, in CSS pixels. */
const SMALLEST = 24;

/**
 * Lists the targets of the page, at its top, that are too small. A link may be of 24 pixels, and
 * smaller where a circle of that size around it touches no other target (WCAG 2.5.8). Any other
 * control has to have the size that is asked for.
 */
export function smallTargets(page: Page, wanted: number): Promise<string[]> {
  return atTop(page, () => findSmallTargets(page, wanted));
}

function findSmallTargets(page: Page, wanted: number): Promise<string[]> {
  return page.evaluate(
    ([controls, links, smallest, wanted]) => {
      /** The box that reacts: of a field in a label, or beside one, the label is a part. */
      function boxOf(control: Element): DOMRect {
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        const isDrawn = !control.matches('.visually-hidden, .rc-select-selection-search-input');
        const isMark = control.matches('[type=checkbox], [type=radio]');
        const parts = [
          ...(isDrawn ? [control] : []),
          ...(isMark ? labels : []),
          ...[control.closest('.rc-select')].filter((it) => it !== null),
        ].map((part) => part.getBoundingClientRect());
        const left = Math.min(...parts.map((box) => box.left));
        const top = Math.min(...parts.map((box) => box.top));
        const right = Math.max(...parts.map((box) => box.right));
        const bottom = Math.max(...parts.map((box) => box.bottom));
        return new DOMRect(left, top, right - left, bottom - top);
      }

      /** Whether text around a link sets the height of its line. */
      function isInSentence(control: Element): boolean {
        if (!getComputedStyle(control).display.startsWith('inline')) return false;
        const block = control.closest('p, li, td, dd, dt, figcaption');
        return (block?.textContent.trim().length ?? 0) > control.textContent.trim().length;
      }

      const modal = document.querySelector('dialog:modal');
      const targets = [...(modal ?? document).querySelectorAll(controls)]
        .filter(
          (control) =>
            control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !control.matches(':disabled, .skip-link') &&
            !control.closest('[inert], [aria-hidden=true]'),
        )
        .map((control) => ({ control, box: boxOf(control) }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
      const isSmall = ({ width, height }: DOMRect, size: number) =>
        Math.min(width, height) < size - 0.01;

      /** How far the middle of a box is from another box. */
      function distance(from: DOMRect, to: DOMRect): number {
        const x = from.x + from.width / 2;
        const y = from.y + from.height / 2;
        const outX = Math.max(to.left - x, 0, x - to.right);
        const outY = Math.max(to.top - y, 0, y - to.bottom);
        return Math.hypot(outX, outY);
      }

      const isCrowded = (control: Element, box: DOMRect) =>
        targets.some(
          (other) =>
            !other.control.contains(control) &&
            !control.contains(other.control) &&
            distance(box, other.box) < smallest / 2,
        );

      return targets
        .filter(({ control, box }) => {
          if (isInSentence(control)) return false;
          if (!control.matches(links) && isSmall(box, wanted) && wanted > smallest) return true;
          return isSmall(box, smallest) && isCrowded(control, box);
        })
        .map(({ control, box }) => {
          const name = control.getAttribute('class') ?? control.localName;
          const text = control.textContent.trim().slice(0, 30);
          return `${control.localName}.${name} "${text}" ${box.width.toFixed(1)}×${box.height.toFixed(1)}`;
        });
    },
    [CONTROLS, LINKS, SMALLEST, wanted] as const,
  );
}
