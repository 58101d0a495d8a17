import type { ObservedLibrary } from '../../demo/inspect/adapter';

const isMirrored = () => typeof document !== 'undefined' && document.documentElement.dir === 'rtl';

/**
 * The select of demos. In a page that runs from right to left, as a demo alone can be asked to, its
 * `direction` is that of the page: rc-select 14.16.8 has no provider for it, ignores `dir`, and
 * aligns a list wider than its box with the left edge.
 */
const observed: ObservedLibrary = {
  exports: ['default'],
  rootOf: (select) => Reflect.get(Object(select), 'nativeElement') as Element | undefined,
  pageProps: () => (isMirrored() ? { direction: 'rtl' } : undefined),
};

export default observed;
