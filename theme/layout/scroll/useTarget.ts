import { useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { whenPresent } from '../../../src/ui/scroll/whenThere';
import { TARGET } from '../../../src/document/contract';

/**
 * Marks the element that the address names with `TARGET`, and opens the row of a prop.
 * `:target`, which the style sheets use until script runs, stays on the last plain hash link when
 * script changes the address: two rows would look selected
 * (https://html.spec.whatwg.org/multipage/browsing-the-web.html#url-and-history-update-steps).
 *
 * @param shown - What the content on screen belongs to.
 */
export function useTarget(shown: Location): void {
  useLayoutEffect(
    function markTarget() {
      document.documentElement.setAttribute(TARGET, 'marked');
      if (!shown.hash) return undefined;
      let marked: HTMLElement | undefined;
      const stop = whenPresent(shown.hash, document, (target) => {
        marked = target;
        target.setAttribute(TARGET, '');
        // Who follows a link to a prop reads all of it (src/reference/Details.tsx).
        target.querySelector('.api-details')?.setAttribute('open', '');
      });
      return () => {
        stop();
        marked?.removeAttribute(TARGET);
      };
    },
    [shown],
  );
}
