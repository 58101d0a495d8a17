/** Whether the application has started, and does all that was done before it. */
export function isHydrated(): boolean {
  return 'hydrated' in document.documentElement.dataset;
}
