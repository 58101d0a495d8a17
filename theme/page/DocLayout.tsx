import { useDeferredValue, useEffect, useMemo } from 'react';
import { useLocation, useOutlet } from 'react-router-dom';
import { Article } from './Article';
import { findPage } from '../site/findPage';
import { PageContext } from '../site/PageContext';
import { PageHead } from './PageHead';
import { SharedLink } from '../demo/edit/SharedLink';
import { useFollowedHint } from '../search/follow/useFollowedHint';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { useInterfaceLang } from '../locale/useLocale';
import { usePageTexts } from '../locale/usePageTexts';
import { RouteAnnouncer } from './RouteAnnouncer';
import { Sidebar } from './sidebar/Sidebar';
import { Toc } from './toc/Toc';
import { usePages } from '../site/dumi';
import { replayPress } from '../replay/replayPress';
import { useScrollPosition } from './scroll/useScrollPosition';
import { useTarget } from './scroll/useTarget';

/** The documentation layout: every page sits in it, and so does the 404 page (B1, B7). */
export default function DocLayout() {
  const pages = usePages();
  const location = useLocation();
  const outlet = useOutlet();
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  // While the next page's code is pending the reader keeps the current one, complete and scrolled
  // as it was.
  const shown = useDeferredValue(useMemo(() => ({ location, outlet }), [location, outlet]));
  const { pathname, search } = shown.location;
  const state = useMemo(() => findPage(pages, pathname, search), [pages, pathname, search]);
  useScrollPosition(location, shown.location);
  useTarget(shown.location);
  useFollowedHint(shown.location);
  useEffect(function replayInLayout() {
    replayPress(document.body);
  }, []);

  return (
    <PageContext value={state}>
      <PageHead />
      <a className="skip-link" href="#content" lang={lang}>
        {texts.skipToContent}
      </a>
      <Header />
      <div className="shell">
        <Sidebar />
        <Article>{shown.outlet}</Article>
        <Toc />
      </div>
      <Footer />
      <RouteAnnouncer />
      <SharedLink hash={shown.location.hash} />
    </PageContext>
  );
}
