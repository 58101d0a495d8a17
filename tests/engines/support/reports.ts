/** Where a page sends what went wrong in it. */
export const REPORT_ADDRESS = '/~report';

/**
 * Runs in the page before everything else: reports what it throws, what it writes to the console
 * as an error or a warning, and what its policy forbids. No protocol tells all of that in all
 * engines. A request that blocks cannot be overtaken by the end of the test.
 */
function report(address: string): void {
  const send = (text: string) => {
    const request = new XMLHttpRequest();
    request.open('POST', address, false);
    try {
      request.send(text);
    } catch {
      // The site is out of reach, or the document is being left.
    }
  };
  addEventListener('error', ({ message }) => {
    // Nothing was thrown: sizes that changed too late are told in the next frame.
    if (!message.startsWith('ResizeObserver loop')) send(`uncaught: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => send(`uncaught: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    send(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      send(`${level}: ${parts.map(String).join(' ')}`);
      write(...parts);
    };
  }
}

/** Puts the script that reports before the policy of the document, which has no hash of it. */
export const withReports = (document: string): string =>
  document.replace('<head>', `<head><script>(${report.toString()})('${REPORT_ADDRESS}')</script>`);
