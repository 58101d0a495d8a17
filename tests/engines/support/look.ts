/** What to look for on the page. */
export interface Target {
  /** Selector. */
  css: string;
  /** Its whole accessible name, or its text where it has none. */
  name?: string;
  /** Something that its text contains. */
  text?: string;
}

/** An element as a reader sees it. */
export interface Seen {
  text: string;
  /** The middle of it in the window. */
  x: number;
  y: number;
  hasFocus: boolean;
  /** Whether nothing else is above its middle. */
  isOnTop: boolean;
  attributes: Readonly<Record<string, string>>;
  value: string | null;
}

/** Runs in the page: what is shown of a target, in the order of the page. */
export function look({ css, name, text }: Target): Seen[] {
  const tidy = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (element: Element) =>
    tidy(element instanceof HTMLElement ? element.innerText : element.textContent);
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.flatMap((id) => document.getElementById(id) ?? []);
    const own = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return (
      tidy(element.getAttribute('aria-label')) ||
      tidy([...labels, ...own].map((label) => label.textContent).join(' ')) ||
      textOf(element)
    );
  };
  return [...document.querySelectorAll(css)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || !element.checkVisibility()) return [];
    if (getComputedStyle(element).visibility === 'hidden') return [];
    if (name !== undefined && nameOf(element) !== name) return [];
    if (text !== undefined && !textOf(element).includes(text)) return [];
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    return {
      text: textOf(element),
      x,
      y,
      hasFocus: element === document.activeElement,
      isOnTop: top !== null && (element.contains(top) || top.contains(element)),
      attributes: Object.fromEntries([...element.attributes].map((it) => [it.name, it.value])),
      value:
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.value
          : null,
    };
  });
}

/** Runs in the page: brings the first element of a selector into the window at once. */
export function bring({ css, name, text }: Target): void {
  const found = [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
    const label = element.getAttribute('aria-label') ?? element.innerText;
    return (
      element.checkVisibility() &&
      (name === undefined || label.replace(/\s+/g, ' ').trim() === name) &&
      (text === undefined || element.innerText.includes(text))
    );
  });
  const box = found?.getBoundingClientRect();
  const isInside = box && box.top > 120 && box.bottom < innerHeight - 40;
  if (!isInside) found?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
