/**
 * Takes from a frame what gets past its policy and its sandbox, before code runs:
 *
 * - WebRTC, which sends datagrams to any host, whatever the policy says
 *   (https://www.w3.org/TR/CSP3/#directive-webrtc).
 * - New entries in the history, which is that of the whole page: fifty of them push out where the
 *   reader came from. An address of the demo still changes, in place. Ways through it are closed,
 *   too: they would lead the reader out of the page.
 */
export function closeOutlets(win: Window & typeof globalThis): void {
  for (const name of Object.getOwnPropertyNames(win)) {
    if (/^(?:webkit|moz)?RTC/.test(name)) Reflect.deleteProperty(win, name);
  }
  const { history } = win;
  win.History.prototype.pushState = history.replaceState.bind(history);
  for (const name of ['go', 'back', 'forward'] as const)
    win.History.prototype[name] = () => undefined;
}
