/** The 31 demo addresses of requirement B3. */
export const DEMO_ADDRESSES = [
  'multiple-with-max-count',
  'auto-adjust-dropdown',
  'auto-tokenization',
  'get-popup-container',
  'multiple-readonly',
  'option-filter-prop',
  'single-animation',
  'single-field-names',
  'custom-selector',
  'mul-tag-suggest',
  'option-label-prop',
  'dropdown-render',
  'scroll-loading',
  'force-suggest',
  'option-render',
  'update-option',
  'custom-label',
  'custom-icon',
  'custom-tags',
  'mul-suggest',
  'controlled',
  'filter-sort',
  'combobox',
  'multiple',
  'optgroup',
  'loading',
  'suggest',
  'single',
  'email',
  'focus',
  'tags',
].map((name) => `/demo/${name}`);

/** The guides, which are beside the demos. */
export const GUIDE_ADDRESSES = [
  'forms',
<<<<<<< ours
  'symptoms',
=======
  'form-libraries',
>>>>>>> theirs
  'events',
  'keyboard',
  'styling',
  'stacking',
  'accessibility',
  'performance',
  'testing',
  'typescript',
  'server-rendering',
  'input-methods',
  'glossary',
].map((name) => `/guide/${name}`);

/** Every page of the documentation. */
export const PAGES = ['/', ...GUIDE_ADDRESSES, '/demo', ...DEMO_ADDRESSES];
