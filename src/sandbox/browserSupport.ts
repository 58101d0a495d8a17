/** How well StackBlitz runs in a browser: as its makers say, and as its users report. */
export type StackBlitzSupport = 'full' | 'beta' | 'troubled';

/** What StackBlitz says about browsers itself. */
export const BROWSER_SUPPORT_PAGE =
  'https://developer.stackblitz.com/platform/webcontainers/browser-support';

/**
 * Judges a browser by its user agent. StackBlitz runs Node in the browser (WebContainers), which is at home in
 * Chromium. Firefox is beta. WebKit, and that is every browser on an iPhone or iPad, is beta by name, and
 * projects that do not start there are reported over and over (stackblitz/core#1884,
 * stackblitz/webcontainer-core#1382, #1413, stackblitz-labs/bolt.diy#2070): there CodeSandbox, whose
 * machine is elsewhere, is the one to offer first.
 *
 * @param userAgent - `navigator.userAgent`.
 */
export function stackBlitzSupport(userAgent: string): StackBlitzSupport {
  if (/\b(?:Chrome|Chromium)\//.test(userAgent)) {
    return /\bAndroid\b/.test(userAgent) ? 'beta' : 'full';
  }
  // Firefox and Chrome on an iPhone call themselves FxiOS and CriOS, and are WebKit.
  return /\bAppleWebKit\//.test(userAgent) ? 'troubled' : 'beta';
}
