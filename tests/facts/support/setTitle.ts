import type { ShownSelect } from './shownSelect';

/** Sets the title of the page, by which a select that runs there can tell two cases of a fact. */
export const setTitle = ({ page }: ShownSelect, title: string): Promise<void> =>
  page.evaluate((text) => {
    document.title = text;
  }, title);
