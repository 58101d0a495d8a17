/**
 * Spellings that the demo registry of the original site knew (B4), and the address each stands for
 * (B3).
 */
export const SPELLINGS: Readonly<Record<string, string>> = {
  '/demo/filterSort': '/demo/filter-sort',
  '/demo/dropdownRender': '/demo/dropdown-render',
  '/demo/optionRender': '/demo/option-render',
  '/demo/getPopupContainer': '/demo/get-popup-container',
  '/demo/multiple-with-maxCount': '/demo/multiple-with-max-count',
  '/demo/optionFilterProp': '/demo/option-filter-prop',
  '/demo/optionLabelProp': '/demo/option-label-prop',
  '/demo/singleFieldNames': '/demo/single-field-names',
};

/** Pages, and documents of tabs, that have moved: the old address, and the new one. */
const MOVED_PAGES: Readonly<Record<string, string>> = { '/tab/migration': '/guide/migration' };

/** All addresses that lead to another page. */
const REDIRECTS: Readonly<Record<string, string>> = { ...SPELLINGS, ...MOVED_PAGES };

export default REDIRECTS;
