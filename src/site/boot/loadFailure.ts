import { createRetries } from '../../lib/retries';
import { reloadIfOutdated } from '../../document/page/outdated';
import { LOAD_FAILURE_ID } from '../../document/contract';

const retries = createRetries();

/**
 * Shows the notice of the document that a part of the page did not arrive (H1); the page stays as
 * it is.
 *
 * @param retry - Called when the reader asks for another attempt, with those of all other parts.
 */
export function showLoadFailure(retry: () => void): void {
  retries.add(retry);
  const notice = document.getElementById(LOAD_FAILURE_ID);
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  notice.hidden = false;
  button.onclick = () => {
    notice.hidden = true;
    void reloadIfOutdated(document, window.location);
    retries.run();
  };
}
