import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressWithView, viewInAddress, aloneWithView, DEFAULT_VIEW, type DemoView } from './view';
import { useHydrated } from '../../lib/react/useHydrated';
import { STAY } from '../../ui/scroll/stay';
import { withLocale } from '../../locale/locales';
import { useLocale } from '../../locale/useLocale';
import { basePath } from '../../document/router/site';

/**
 * How the address wants a demo to be shown; while hydrating as the page shows it, for the HTML
 * cannot know.
 */
export function useDemoView(id: string): DemoView {
  const { search } = useLocation();
  const view = useMemo(() => viewInAddress(search, id), [search, id]);
  return useHydrated() ? view : DEFAULT_VIEW;
}

/**
 * How to change the view of a demo. The address changes in place: reader and focus stay, and the
 * way back leads to where they came from, not through every option they tried.
 */
export function useChangeView(id: string): (view: DemoView) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (view) => {
    // The hash makes a link with options lead to the demo, also before script runs.
    void navigate(
      { search: addressWithView(search, id, view), hash: `#${id}` },
      { replace: true, state: STAY },
    );
  };
}

/** Address of a demo alone (B6), below the site's base path, shown as the reader chose. */
export function useDemoAddress(id: string, view = DEFAULT_VIEW): string {
  const locale = useLocale();
  return withLocale(aloneWithView(`${basePath}/~demos/${id}`, view), locale);
}
