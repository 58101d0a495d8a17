import { createLoader } from '../../src/base/loader';

/** The content of the search dialog; worker and data start with it. */
export const searchPanel = createLoader(async () => {
  const panel = await import(/* webpackChunkName: "search" */ './panel/SearchPanel');
  panel.startSearch();
  return panel;
});
