/** How a demo is shown. */
export interface DemoView {
  /** In CSS pixels; undefined is as wide as the page allows. */
  width: number | undefined;
  dir: 'ltr' | 'rtl';
  /** Undefined is the scheme of the page. */
  scheme: 'light' | 'dark' | undefined;
}

/** As the page shows it: no frame is needed for that. */
export const DEFAULT_VIEW: DemoView = { width: undefined, dir: 'ltr', scheme: undefined };

/** The widths that are offered: common viewports of a tablet and a phone, held upright. */
export const DEVICE_WIDTHS = { tablet: 768, phone: 390 } as const;

/**
 * Narrower than any phone on sale, and wider than the columns of this site; beyond, an option would
 * only be a mistake.
 */
export const WIDTH_LIMITS = { min: 240, max: 1280 } as const;

/** In the order in which they are written. */
const VIEW_PARAMS = ['width', 'dir', 'scheme'] as const;

function parseWidth(value: string | null): number | undefined {
  const width = /^\d{3,4}$/.test(value ?? '') ? Number(value) : NaN;
  return width >= WIDTH_LIMITS.min && width <= WIDTH_LIMITS.max ? width : undefined;
}

/**
 * Reads a view from the parameters of an address; what is missing or unknown is as the page shows
 * it.
 */
export function parseView(params: URLSearchParams): DemoView {
  const scheme = params.get('scheme');
  return {
    width: parseWidth(params.get('width')),
    dir: params.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
  };
}

/** Writes a view into parameters; what is as the page shows it is left out. */
function writeView(params: URLSearchParams, { width, dir, scheme }: DemoView): void {
  const values = { width: width?.toString(), dir: dir === 'rtl' ? dir : undefined, scheme };
  // All of them first, so that the order does not tell in which order they were chosen.
  for (const name of VIEW_PARAMS) params.delete(name);
  for (const name of VIEW_PARAMS) {
    const value = values[name];
    if (value !== undefined) params.set(name, value);
  }
}

/** Whether the page shows the demo so by itself. */
export function isDefaultView({ width, dir, scheme }: DemoView): boolean {
  return width === undefined && dir === 'ltr' && scheme === undefined;
}

/** Parameter that says which demo of a page the view is for; one address has room for one. */
const DEMO_PARAM = 'demo';

/**
 * What a demo is called in an address: its id without the part that all demos of its page share
 * (dumi/dist/techStacks/react: `<page>-demo-<id>`), so that the address can be read.
 *
 * @param id - Such as `docs-demo-focus-demo-focus-unmount`.
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
