/**
 * The oldest versions of browsers that the site supports: the first with `light-dark()` and
 * `:has()`. Babel, esbuild and the prefixes of styles all follow them. Babel rejects numbers that
 * are not whole, hence texts.
 */
export const BROWSERS = { chrome: '123', edge: '123', firefox: '121', safari: '17.5' };

/** The versions in esbuild's notation. */
export const BROWSER_TARGETS = Object.entries(BROWSERS).map(([name, version]) => name + version);
