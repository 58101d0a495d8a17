/** What only the application, the script in the head and the build use. */

import { REPLAYED_PART, SEARCHED_AS, STAGE, TEXT_PART } from './start';

/** Attributes of a part that is only text. */
export const textPart = (name: string | undefined) => ({ [TEXT_PART]: name });

/** Attributes of a stage. */
export const stageOf = (demo: string) => ({ [STAGE]: demo });

/** Attributes of a part that replays a press. */
export const REPLAYED = { [REPLAYED_PART]: '' } as const;

/** The address of the style sheet that an element contains. */
export const SHEET_ADDRESS = 'data-href';

/** Marks what the server writes for the build and the document does not keep, with its kind. */
export const BUILD_RECORD = 'data-build-record';

/** Attributes of a cell that describes its row. */
export const SEARCHED_DESCRIPTION = { [SEARCHED_AS]: 'description' } as const;

/** The key of a tab, at its panel. */
export const TAB_KEY = 'data-key';

/** Which lines of a file are folded away: `above` and `below` what is shown. */
export const FOLDED = 'data-folded';

/** How many lines an element has that are above those shown at first. */
export const LINE_COUNT = 'data-lines';

/** What a button says once it has copied. */
export const COPIED_LABEL = 'data-label';

/** Marks what the address leads to, and the root element as soon as that is done by script. */
export const TARGET = 'data-target';

/** Marks a count of what a filter has found when that is nothing. */
export const NONE_FOUND = 'data-none';

/** Marks a picture that is for one colour scheme, with its name. */
export const PICTURE_SCHEME = 'data-scheme';

/** The kind of a callout. */
export const CALLOUT_KIND = 'data-type';

/** Attribute of the root element: where the document leads, as a path on the site. */
export const LEADS_TO = 'data-leads-to';

/** Attribute of the root element: the id of the element behind the first screen of a long page. */
export const FIRST_SCREEN = 'data-first-screen';

/** Attribute of the root element: the document is in a frame. */
export const FRAMED = 'data-framed';

/** Attribute of the root element: `apple` on that platform. */
export const PLATFORM = 'data-platform';

/** Attribute of the root element: the colour scheme that is shown, which is dumi's name. */
export const COLOR_SCHEME = 'data-prefers-color';

/** Attribute of the root element: the colour scheme that the reader has chosen. */
export const COLOR_PREFERENCE = 'data-color-preference';

/** Attribute of the root element: what code is shown in. */
export const CODE_LANGUAGE = 'data-code-language';

/** Attribute of commands as npm has them; beside it are those of the others, by their names. */
export const COMMANDS = 'data-npm';

/** Attribute of the root element: what was typed before the search listened. */
export const SEARCH_TEXT = 'data-search-text';

/** Id of the element that has the page. */
export const ROOT_ID = 'root';

/** Id of the JSON that lists the pages of the site (page/navigationData.ts). */
export const NAVIGATION_ID = 'page-navigation';

/** Value of `hidden` by which browsers find what is hidden, show it and say so before. */
export const FINDABLE = 'until-found';

/** Class of the contents beside the page. */
export const TOC = 'toc';

/** Class of the bar that has the contents on smaller screens. */
export const COMPACT_TOC = 'compact-toc';

/** Class of the place in that bar for the title of the section being read. */
export const CURRENT_SECTION = 'compact-toc-section';

/** Class of what has the menu of small screens. */
export const PHONE_MENU = 'phone-menu';

/** Class of the part of that menu that has the links, after its head. */
export const MENU_LINKS = 'menu-dialog-inner';

/** Class of the button that copies the code before it. */
export const COPY_BUTTON = 'copy-button';

/** Attribute of that button for a moment, once it has copied. */
export const COPIED = 'data-copied';

/** Class of the button that opens the search. */
export const SEARCH_BUTTON = 'search-button';

/** Class of the text of a page. */
export const PROSE = 'prose';

/** Class of what only a screen reader says. */
export const VISUALLY_HIDDEN = 'visually-hidden';

/** Class of the section of a demo, with its heading. */
export const DEMO = 'demo';

/** Class of the demo with its tools and its source. */
export const DEMO_BLOCK = 'demo-block';

/** Class of what a demo block shows: the demo, published or edited. */
export const DEMO_STAGE = 'demo-stage';

/** Class of the tools of a demo. */
export const DEMO_TOOLBAR = 'demo-toolbar';

/** Class of code with lines that open on request. */
export const CODE_FOLD = 'code-fold';

/** Class of the lines of code above those shown at first. */
export const LINES_ABOVE = 'lines-above';

/** Class of a row of a reference table. */
export const REFERENCE_ROW = 'api-entry';

/** Id of the element that begins the content. */
export const CONTENT_ID = 'main-content';

/** Class of the tabs of a page. */
export const CONTENT_TABS = 'content-tabs';

/** Class of the list of tabs, whose panels follow it. */
export const TAB_LIST = 'tab-list';
