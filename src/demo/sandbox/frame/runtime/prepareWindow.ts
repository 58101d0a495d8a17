/**
 * Takes from a frame what gets past its policy and its sandbox, before code runs:
 *
 * - WebRTC, which sends datagrams to any host, whatever the policy says
 *   (https://www.w3.org/TR/CSP3/#directive-webrtc).
 * - New entries in the history, which is that of the whole page: fifty of them push out where the
 *   reader came from. An address of the demo still changes, in place. Ways through it are closed,
 *   too: they would lead the reader out of the page.
 */
function closeOutlets(win: Window & typeof globalThis): void {
  for (const name of Object.getOwnPropertyNames(win)) {
    if (/^(?:webkit|moz)?RTC/.test(name)) Reflect.deleteProperty(win, name);
  }
  const { history } = win;
  win.History.prototype.pushState = history.replaceState.bind(history);
  for (const name of ['go', 'back', 'forward'] as const)
    win.History.prototype[name] = () => undefined;
}

/**
 * Lets code move the focus inside the frame only while the focus is there. A demo that focuses
 * something when it appears would otherwise take the focus out of the editor after every pause in
 * the typing.
 */
function keepFocus(win: Window & typeof globalThis): void {
  const takeFocus = win.focus.bind(win);
  win.focus = () => {
    if (win.document.hasFocus()) takeFocus();
  };
  for (const { prototype } of [win.HTMLElement, win.SVGElement]) {
    const native = Object.getOwnPropertyDescriptor(prototype, 'focus')?.value as
      HTMLElement['focus'] | undefined;
    if (!native) continue;
    prototype.focus = function focus(options) {
      if (win.document.hasFocus()) native.call(this, options);
    };
  }
}

/** The link of a click that the browser would follow in the same frame. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.composedPath().find((at) => at instanceof HTMLAnchorElement);
  return link?.target === '' ? link : undefined;
}

/**
 * Follows links to a place in the demo without a new entry in the history, which is that of the
 * whole page. Code that sets `location.hash` still adds one: browsers let nobody replace or refuse
 * that, so the page counts.
 *
 * @param onMoved - Called when the frame has moved in its history in another way, or one within it.
 */
function keepHistory(win: Window & typeof globalThis, onMoved: () => void): void {
  const { location } = win;
  const replace = location.replace.bind(location);
  let followed = '';
  // Before the demo's own, which could keep the event from others.
  win.addEventListener('popstate', () => {
    if (location.href === followed) followed = '';
    else onMoved();
  });
  // The path of this event ends at the document.
  win.document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLIFrameElement) onMoved();
    },
    { capture: true },
  );
  // On the window, so that it runs after every handler of the demo.
  win.addEventListener('click', (event) => {
    const link = linkOf(event);
    const [page, hash] = link?.href.split('#', 2) ?? [];
    if (!link || hash === undefined || page !== location.href.split('#', 1)[0]) return;
    event.preventDefault();
    if (link.href !== location.href) followed = link.href;
    replace(link.href);
  });
}

function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const skipsChecks =
    form.noValidate ||
    Boolean(submitter && 'formNoValidate' in submitter && submitter.formNoValidate);
  if (!skipsChecks && !form.reportValidity()) return;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
  const goesOn = form.dispatchEvent(event);
  if (!goesOn || form.method !== 'dialog') return;
  form.closest('dialog')?.close(submitter?.getAttribute('value') ?? undefined);
}

function isSubmitter(element: unknown): element is HTMLButtonElement | HTMLInputElement {
  return (
    (element instanceof HTMLButtonElement && element.type === 'submit') ||
    (element instanceof HTMLInputElement && (element.type === 'submit' || element.type === 'image'))
  );
}

/**
 * Lets forms submit. In a frame without `allow-forms`, browsers stop a submission before its
 * `submit` event
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm,
 * step 4), so that neither handlers nor `<form method="dialog">` work. Here the event comes, and
 * sending is left out.
 */
function submitForms(win: Window & typeof globalThis): void {
  // On the window, so that it runs after every handler of the demo.
  win.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button, input') : null;
    if (event.defaultPrevented || !isSubmitter(button) || button.disabled || !button.form) return;
    event.preventDefault();
    submit(button.form, button);
  });
  win.HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter) {
    submit(this, submitter ?? null);
  };
}

/**
 * Changes the window of a frame, before code runs in it, so that the code has neither more nor less
 * than it should.
 */
export function prepareWindow(win: Window & typeof globalThis, onMoved: () => void): void {
  closeOutlets(win);
  submitForms(win);
  keepFocus(win);
  keepHistory(win, onMoved);
}
