import { DEFAULT_VIEW, isDefaultView, parseView, writeView, type DemoView } from './view';

/** Parameter that says which demo of a page the view is for; one address has room for one. */
const DEMO_PARAM = 'demo';

/**
 * What a demo is called in an address: its id without the part that all demos of its page share
 * (dumi/dist/techStacks/react: `<page>-demo-<id>`), so that the address can be read.
 *
 * @param id - Such as `docs-demo-focus-demo-focus-unmount`.
 * @returns Such as `focus-unmount`.
 */
export function demoName(id: string): string {
  return id.replace(/^.*-demo-/, '');
}

/** How the address of a page wants a demo to be shown; any query string will do. */
export function viewInAddress(search: string, id: string): DemoView {
  const params = new URLSearchParams(search);
  return params.get(DEMO_PARAM) === demoName(id) ? parseView(params) : DEFAULT_VIEW;
}

/**
 * Puts the view of a demo into the query string of its page, in place of any other demo's.
 *
 * @returns The query string, with its `?` unless it is empty; other parameters stay.
 */
export function addressWithView(search: string, id: string, view: DemoView): string {
  const params = new URLSearchParams(search);
  if (isDefaultView(view)) params.delete(DEMO_PARAM);
  else params.set(DEMO_PARAM, demoName(id));
  writeView(params, view);
  const query = params.toString();
  return query && `?${query}`;
}

/**
 * Address of a demo alone that is shown in the same way. The width is left out: alone, a demo is as
 * wide as its window.
 *
 * @param address - Without query.
 */
export function aloneWithView(address: string, view: DemoView): string {
  const params = new URLSearchParams();
  writeView(params, { ...view, width: undefined });
  const query = params.toString();
  return query ? `${address}?${query}` : address;
}
