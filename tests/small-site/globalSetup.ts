/** One Chromium, for walks through what was built. */
export { provideBrowsers as default } from '../support/browser/provideBrowsers';
