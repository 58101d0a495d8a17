import type { CalloutKind } from './calloutKinds';
import { createCatalogue, type TextsOf } from './localeStore';

/** Why something did not load. */
const UNREACHABLE = 'The connection may be down, or the site was just updated.';

/** The texts that every page has at hand; what comes on request brings its own catalogue. */
export const pageTexts = createCatalogue(
  {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    siteNavigation: 'Pages',
    filterProps: 'Filter props',
    propsShown: (shown: number, total: number) => `${shown} of ${total} props`,
    noProps: (query: string) => `No prop has “${query}” in its name, type or description.`,
    clearFilter: 'Clear the filter',
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
    openMenu: 'Menu',
    closeMenu: 'Close menu',
    home: 'home',
    allDemos: 'All demos',
    documentation: 'Documentation',
    onThisPage: 'On this page',
    colorScheme: 'Colour scheme',
    colorLight: 'Light',
    colorDark: 'Dark',
    colorAuto: 'Follow system',
    licences: 'Licences',
    shortcuts: 'Keyboard shortcuts',
    repository: (library: string) => `${library} on GitHub`,
    pageTools: 'Page tools',
    copyPage: 'Copy page as Markdown',
    viewMarkdown: 'View as Markdown',
    editPage: 'Edit this page',
    openInAssistant: (name: string) => `Open in ${name}`,
    /** What an assistant is asked, with the address of the page as Markdown. */
    assistantPrompt: (address: string) => `Read ${address} so that I can ask questions about it.`,
    lastUpdated: (date: string) => `Last updated ${date}`,
    previous: 'Previous',
    next: 'Next',
    pageTurner: 'Previous and next page',
    table: 'Table',
    notFoundTitle: 'PAGE NOT FOUND',
    notFoundText: 'There is no page at this address. It may have moved, or the link has a typo.',
    backToHomepage: 'Back to homepage',
    nearestAddresses: 'Nearest addresses',
    startingPoints: 'Where to start',
    noSuchDemo: 'No such demo',
    noSuchDemoText: (id: string) => `There is no demo with the id “${id}”.`,
    pageUnavailable: {
      what: 'This page could not be loaded.',
      why: 'The connection may be down, its script may have failed, or the site was just updated.',
    },
    openAlone: 'Open in new tab',
    openIn: 'Open in',
    inspect: 'Inspect',
    inspectorOf: (title: string) => `Inspector of ${title}`,
    inspectorUnavailable: {
      what: 'The inspector could not be loaded.',
      why: UNREACHABLE,
    },
    demoActions: 'Actions',
    view: 'View',
    rightToLeft: 'Right to left',
    viewUnavailable: {
      what: 'The view options could not be loaded.',
      why: UNREACHABLE,
    },
    sourceOf: (title: string) => `Source of ${title}`,
    codeLanguage: 'Language of the code',
    /** Above the part of a file that is visible. */
    showLinesAbove: (count: number) => `Show ${count} lines above`,
    hideLinesAbove: (count: number) => `Hide ${count} lines`,
    showMoreLines: (count: number) => `Show ${count} more lines`,
    showFewerLines: 'Show fewer lines',
    copy: 'Copy',
    copied: 'Copied',
    sourceUnavailable: {
      what: 'The file could not be loaded.',
      why: UNREACHABLE,
    },
    openSource: (name: string) => `Open ${name}`,
    linkTo: (title: string) => `Link to ${title}`,
    /** Shown beside the heading in the other languages. */
    contentLanguage: 'The text of this page is in English.',
    tabs: 'Parts of this page',
    contentTab: 'Documentation',
    independent: (library: string) => `An independent documentation site for ${library}.`,
    calloutTitles: {
      info: 'Note',
      warning: 'Warning',
      success: 'Tip',
      error: 'Caution',
    } satisfies Record<CalloutKind, string>,
    search: 'Search',
    searchSite: 'Search this site',
    searchPlaceholder: 'Search props, demos and pages',
    closeSearch: 'Close search',
    loading: 'Loading...',
    searchUnavailable: {
      what: 'The search could not be loaded.',
      why: UNREACHABLE,
    },
    close: 'Close',
    exports: {
      codesandbox: 'Open in CodeSandbox',
      stackblitz: 'Open in StackBlitz',
      embed: 'Run in StackBlitz',
    },
    preparing: 'Preparing...',
    exportUnavailable: {
      what: 'The export could not be loaded.',
      why: UNREACHABLE,
    },
    edit: 'Edit',
    /** Beside `edit` while the reader's own code is shown. */
    edited: 'Edited',
    /** Beside `edit` while it is kept and the published code is shown. */
    draft: 'Draft',
    /** Instead of `openAlone` while the reader's own code is shown. */
    openPublished: 'Open in new tab, as published',
    editorUnavailable: {
      what: 'The editor could not be loaded.',
      why: UNREACHABLE,
    },
    playgroundNeedsScript:
      'The playground needs JavaScript. The demos of this site show their code without it, and the tables list every prop.',
    playgroundUnavailable: {
      what: 'The playground could not be loaded.',
      why: UNREACHABLE,
    },
    localeUnavailable: (language: string) => ({
      what: `The page could not be shown in ${language}.`,
      why: UNREACHABLE,
    }),
  },
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `./texts/${locale}.ts`),
);

/** The texts of every page in any language. */
export type PageTexts = TextsOf<typeof pageTexts>;
