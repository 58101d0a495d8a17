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
export function writeView(params: URLSearchParams, { width, dir, scheme }: DemoView): void {
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
