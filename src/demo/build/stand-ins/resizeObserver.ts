/**
 * Stands in for `resize-observer-polyfill`, which exports the browser's own where there is one
 * (https://github.com/que-etc/resize-observer-polyfill/blob/master/src/index.js). All browsers that
 * the site supports have one, so the polyfill would be 2.5 kB that never run.
 */
export default globalThis.ResizeObserver;
