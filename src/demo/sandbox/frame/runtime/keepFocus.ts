/**
 * Lets code move the focus inside the frame only while the focus is there. A demo that focuses
 * something when it appears would otherwise take the focus out of the editor after every pause in
 * the typing.
 */
export function keepFocus(page: Window & typeof globalThis): void {
  const takeFocus = page.focus.bind(page);
  page.focus = () => {
    if (page.document.hasFocus()) takeFocus();
  };
  for (const { prototype } of [page.HTMLElement, page.SVGElement]) {
    const native = Object.getOwnPropertyDescriptor(prototype, 'focus')?.value as
      HTMLElement['focus'] | undefined;
    if (!native) continue;
    prototype.focus = function focus(options) {
      if (page.document.hasFocus()) native.call(this, options);
    };
  }
}
