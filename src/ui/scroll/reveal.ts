/**
 * Opens the closed parts of the page that an element is in, as browsers do on the way to a hash
 * (https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm).
 */
export function reveal(element: Element): void {
  const details = element.closest<HTMLDetailsElement>('details:not([open])');
  if (!details) return;
  details.open = true;
  reveal(details);
}
