import { useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { whenPresent } from '../../../src/ui/scroll/whenThere';

/**
 * Marks the element that the address names with `data-target`, and opens the row of a prop.
 * `:target`, which the style sheets use until script runs, stays on the last plain hash link when
 * script changes the address: two rows would look selected
 * (https://html.spec.whatwg.org/multipage/browsing-the-web.html#url-and-history-update-steps).
 *
 * @param shown - What the content on screen belongs to.
 */
export function useTarget(shown: Location): void {
  useLayoutEffect(
    function markTarget() {
      document.documentElement.dataset.target = 'marked';
      if (!shown.hash) return undefined;
      let marked: HTMLElement | undefined;
      const stop = whenPresent(shown.hash, document, (target) => {
        marked = target;
        target.dataset.target = '';
        // Who follows a link to a prop reads all of it (src/reference/Details.tsx).
        target.querySelector('.api-details')?.setAttribute('open', '');
      });
      return () => {
        stop();
        delete marked?.dataset.target;
      };
    },
    [shown],
  );
}
