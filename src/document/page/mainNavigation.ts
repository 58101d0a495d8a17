/**
 * The entries of the main navigation, in their order (D5). An entry contains the page `link` and
 * the pages below `activePath`: that of the home page, the guides.
 */
export const MAIN_NAVIGATION = [
  { title: 'Documentation', link: '/', activePath: '/guide' },
  { title: 'Demo', link: '/demo', activePath: '/demo' },
] as const;
