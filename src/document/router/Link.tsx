import { useEffect, useRef, type ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLocale } from '../../locale/useLocale';
import { withLocale } from '../../locale/locales';
import { onIntent } from './intent';
import { preparePage } from './pages';

/** When the page of a link is fetched ahead (B13). */
const MODES = ['intent', 'render', 'viewport', 'none'] as const;

/** One of them. */
export type Prefetch = (typeof MODES)[number];

/** How far outside of the viewport a link may be (B13). */
const VIEWPORT_MARGIN = '100px';

/** Props of a link within the site. */
export interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, 'to' | 'ref'> {
  to: string;
  /** Anything else throws (B13). */
  prefetch?: Prefetch;
}

/**
 * A link within the site: keeps the language, and fetches its page when the reader points at it,
 * touches it or tabs to it.
 */
export function Link({ to, prefetch = 'intent', ...rest }: LinkProps) {
  const locale = useLocale();
  const link = useRef<HTMLAnchorElement>(null);
  if (!MODES.includes(prefetch))
    throw new Error(`Invalid prefetch value ${String(prefetch)} found in Link component`);

  useEffect(
    function fetchAhead() {
      const element = link.current;
      const [path = ''] = to.split(/[?#]/);
      const prepare = () => preparePage(path);
      if (!element || prefetch === 'none') return undefined;
      if (prefetch === 'render') {
        prepare();
        return undefined;
      }
      return prefetch === 'intent' ? onIntent(element, prepare) : onNear(element, prepare);
    },
    [to, prefetch],
  );

  return (
    <RouterLink
      {...rest}
      ref={link}
      to={withLocale(to, locale)}
      // As src/lib/react/jsxRuntime.ts has it for other elements.
      suppressHydrationWarning
    />
  );
}

/** Calls `prepare` when a link is in the viewport or near it. */
function onNear(link: HTMLElement, prepare: () => void): (() => void) | undefined {
  // Without it, the page is fetched when the link is followed.
  if (!('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) prepare();
    },
    { rootMargin: VIEWPORT_MARGIN },
  );
  observer.observe(link);
  return () => observer.disconnect();
}
