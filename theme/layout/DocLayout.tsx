import { use, useDeferredValue, useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { redirectOf } from '../../src/document/router/redirects';
import { Article } from './Article';
import { findTab } from '../../src/document/router/findPage';
import { PageContext } from '../../src/document/router/PageContext';
import { PageHead } from './PageHead';
import { LayoutRecord } from './LayoutRecord';
import { SharedLink } from '../../src/demo/edit/SharedLink';
import { useFollowedHint } from '../../src/search/dialog/follow/useFollowedHint';
import { Footer } from './Footer';
import { Header } from '../header/Header';
import { useInterfaceLang } from '../../src/locale/useLocale';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { RouteAnnouncer } from './RouteAnnouncer';
import { Sidebar } from '../sidebar/Sidebar';
import { Toc } from '../contents/Toc';
import { loadedPage, loadPage } from '../../src/document/router/pages';
import { useStyleSheets } from '../../src/document/router/styleSheets';
import NotFound from './NotFound';
import { replayPress } from '../../src/document/replay/replayPress';
import { useScrollPosition } from './scroll/useScrollPosition';
import { useTarget } from './scroll/useTarget';
import { CONTENT_ID } from '../../src/document/contract';

/** The documentation layout: every page sits in it, and so does the 404 page (B1, B7). */
export default function DocLayout() {
  const location = useLocation();
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  // While the next page is loading the reader keeps the current one, complete and scrolled as it
  // was.
  const shown = useDeferredValue(location);
  const { pathname, search, hash } = shown;
  const { Content, ...loaded } = loadedPage(pathname) ?? use(loadPage(pathname));
  const { page, documentTab, navigation, demos, parts, styleSheets } = loaded;
  const tab = documentTab?.key ?? findTab(page, search);
  const state = useMemo(
    () => ({ page, tab, documentTab, navigation, demos, parts, replayPress }),
    [page, tab, documentTab, navigation, demos, parts],
  );
  const redirect = redirectOf(pathname);
  useStyleSheets(styleSheets);
  useScrollPosition(location, shown);
  useTarget(shown);
  useFollowedHint(shown);
  useEffect(function replayInLayout() {
    replayPress(document.body);
  }, []);

  return (
    <PageContext value={state}>
      <LayoutRecord page={page} navigation={navigation} />
      <PageHead />
      <a className="skip-link" href={`#${CONTENT_ID}`} lang={lang}>
        {texts.skipToContent}
      </a>
      <Header />
      <div className="shell">
        <Sidebar />
        <Article>{Content ? <Content /> : <NotFound />}</Article>
        <Toc />
      </div>
      <Footer />
      <RouteAnnouncer />
      <SharedLink hash={hash} />
      {redirect !== undefined && <Navigate replace to={{ pathname: redirect, search, hash }} />}
    </PageContext>
  );
}
