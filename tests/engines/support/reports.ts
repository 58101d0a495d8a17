/** Where a page sends what went wrong in it, and the name under which it keeps what it cannot. */
export const REPORT_ADDRESS = '/~report';

/**
 * Runs in a document before everything else: reports what it throws, what it writes to the console
 * as an error or a warning, and what its policy forbids. No protocol tells all of that in all
 * engines. A request that blocks cannot be overtaken by the end of the test.
 *
 * The frame of edited code has no network, so its page reports for it. A page out of reach of the
 * site keeps its reports.
 */
function report(address: string): void {
  const isSandboxed = origin === 'null';
  const send = (text: string) => {
    if (isSandboxed) {
      parent.postMessage([address, text], '*');
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', address, false);
    try {
      request.send(text);
    } catch {
      // The site is out of reach, or the document is being left.
      localStorage.setItem(address, `${localStorage.getItem(address) ?? ''}${text}\n`);
    }
  };
  const tell = (text: string) => send(`${text}, in ${location.pathname}`);
  addEventListener('error', ({ message }) => {
    // Nothing was thrown: sizes that changed too late are told in the next frame.
    if (!message.startsWith('ResizeObserver loop')) tell(`uncaught: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => tell(`uncaught: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      tell(`${level}: ${parts.map(String).join(' ')}`);
      write(...parts);
    };
  }
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (!Array.isArray(event.data) || event.data[0] !== address) return;
    // The site counts what frames post to their page, and edited code may read what it gets.
    event.stopImmediatePropagation();
    const text = String(event.data[1] ?? '');
    if (isSandboxed || text) send(text);
    else dispatchEvent(new Event(address));
  });
  // A demo is alone in its document.
  document.currentScript?.remove();
}

/** Puts the script that reports before the policy of the document, which has no hash of it. */
export const withReports = (document: string): string =>
  document.replace('<head>', `<head><script>(${report.toString()})('${REPORT_ADDRESS}')</script>`);

/**
 * Runs in the page: waits until frames of edited code have told all so far, as messages keep their
 * order, and answers what the page has kept.
 */
export async function takeReports(address: string): Promise<string[]> {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[sandbox]')) {
    await new Promise((resolve) => {
      addEventListener(address, resolve, { once: true });
      frame.contentWindow?.postMessage([address], '*');
      // Its document may not have arrived.
      setTimeout(resolve, 1000);
    });
  }
  return localStorage.getItem(address)?.split('\n').filter(Boolean) ?? [];
}
