/** What StackBlitz says about browsers itself. */
export const BROWSER_SUPPORT_PAGE =
  'https://developer.stackblitz.com/platform/webcontainers/browser-support';

/**
 * Whether a browser is one in which StackBlitz is known not to start. It runs Node in the browser
 * (WebContainers), which is at home in Chromium and calls itself beta elsewhere. Of WebKit, and
 * that is every browser on an iPhone or iPad, projects that do not start are reported over and over
 * (stackblitz/core#1884, stackblitz/webcontainer-core#1382, #1413, stackblitz-labs/bolt.diy#2070):
 * there CodeSandbox, whose machine is elsewhere, is the one to offer first.
 *
 * @param userAgent - `navigator.userAgent`.
 */
export function isTroubledByStackBlitz(userAgent: string): boolean {
  // Chrome and Firefox on an iPhone call themselves CriOS and FxiOS, and are WebKit.
  return userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(userAgent);
}
