/**
 * What the entry (src/site/boot) and the demos use. These names are a file of their own, since each
 * page loads them.
 */

/** Marks a part that is only text, with its name: its HTML is in the document alone. */
export const TEXT_PART = 'data-text';

/** Marks where a demo runs, with its id. React never looks into it from outside. */
export const STAGE = 'data-stage';

/** Marks a part whose React replays a press that came too early; the rest is the body's. */
export const REPLAYED_PART = 'data-part';

/** The style of an element, which a style attribute may not hold: the policy forbids those. */
export const HELD_STYLE = 'data-style';

/** What the search makes of an element: `ignore` or `description`. */
export const SEARCHED_AS = 'data-search';

/** Attributes of what the search leaves out. */
export const NOT_SEARCHED = { [SEARCHED_AS]: 'ignore' } as const;

/** Marks what reacts: a demo, or the playground. */
export const LIVE = 'data-live';

/** Attribute of the root element: the application has started. */
export const HYDRATED = 'data-hydrated';

/** Attribute of the root element: the entry has run. */
export const STARTED = 'data-started';

/** Attribute of the root element: whether the search listens (`ready`), or has to (`wanted`). */
export const SEARCH_STATE = 'data-search-state';

/** Id of the JSON that lists the scripts of a document (page/pageScripts.ts). */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/** Id of the JSON that says what a page is (page/pageData.ts). */
export const PAGE_DATA_ID = 'page-data';

/** Id of the notice that a script did not arrive. */
export const LOAD_FAILURE_ID = 'load-failure';

/** Class of the navigation beside the page. */
export const SIDEBAR = 'sidebar';

/** Class of a demo without a block, which waits for its reader. */
export const INLINE_DEMO = 'inline-demo';

/** Selector of the entry, which src/site/build/entry.ts builds. */
export const ENTRY = 'script[src*="/umi."]';
