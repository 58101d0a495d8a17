/**
 * Lets code move the focus inside the frame only while the focus is there. A demo that focuses
 * something when it appears would otherwise take the focus out of the editor after every pause in
 * the typing.
 */
export function keepFocus(win: Window & typeof globalThis): void {
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
