import type { ShownSelect } from './shownSelect';

/** What a fact puts around its select. */
export type Surroundings = 'modal dialog' | 'dialog' | 'popover';

/**
 * Puts the select, whose list is closed, into an element of the browser that lies above the page.
 *
 * @param surroundings - `modal dialog` and `popover` are in the top layer, `dialog` is not.
 */
export async function surround(select: ShownSelect, surroundings: Surroundings): Promise<void> {
  await select.page.evaluate((kind) => {
    const main = document.querySelector('main');
    const around = document.createElement(kind === 'popover' ? 'div' : 'dialog');
    around.id = 'around';
    // By default it scrolls what does not fit.
    around.style.overflow = 'visible';
    if (kind === 'popover') around.popover = 'auto';
    main?.before(around);
    if (main) around.append(main);
    if (around instanceof HTMLDialogElement && kind === 'modal dialog') around.showModal();
    else if (around instanceof HTMLDialogElement) around.show();
    else around.showPopover();
  }, surroundings);
}

/** Whether what has been put around the select is still shown. */
export const isAroundOpen = ({ page }: ShownSelect): Promise<boolean> =>
  page.locator('#around').evaluate((element) => element.checkVisibility());

/** Whether a press in the middle of the first row would reach the popup. */
export const isListOnTop = ({ page }: ShownSelect): Promise<boolean> =>
  page.evaluate(() => {
    const row = document.querySelector('.rc-select-item-option')?.getBoundingClientRect();
    if (!row) throw new Error('No row is shown.');
    const hit = document.elementFromPoint(row.x + row.width / 2, row.y + row.height / 2);
    return hit?.closest('.rc-select-dropdown') != null;
  });
