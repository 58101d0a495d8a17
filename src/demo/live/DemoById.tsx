import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { createLoader } from '../../lib/loader';
import { LiveDemo } from './LiveDemo';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { Link } from '../../document/router/Link';
import { forgetFailedPages, loadPage } from '../../document/router/pages';
import { site } from '../../document/router/site';
import { useStyleSheets } from '../../document/router/styleSheets';
import { tableLoader } from '../../document/router/tableLoader';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { useOnRequest } from '../../ui/on-request/useOnRequest';

function NoSuchDemo({ id }: { id: string }) {
  const texts = usePageTexts();
  return (
    <div className="not-found" lang={useInterfaceLang()}>
      <title>{texts.noSuchDemo}</title>
      <h1>{texts.noSuchDemo}</h1>
      <p className="lead">{texts.noSuchDemoText(id)}</p>
      <p>
        <Link className="button" to="/demo">
          {texts.allDemos}
        </Link>
        <Link to="/">{texts.backToHomepage}</Link>
      </p>
    </div>
  );
}

const demoLoader = (id: string) =>
  createLoader(async () => {
    const demo = await (await tableLoader.load()).findDemo(id);
    forgetFailedPages();
    return demo === 'none' ? demo : { title: demo.title, ...(await loadPage(demo.page)) };
  });

/** The demo with the id that the address names, with the style sheets of its page. */
export function DemoById() {
  const { id = '' } = useParams();
  const { pageUnavailable } = usePageTexts();
  const loader = useMemo(() => demoLoader(id), [id]);
  const demo = useOnRequest(loader, true);
  const found = demo.phase === 'here' && demo.value !== 'none' ? demo.value : undefined;
  useStyleSheets(found?.styleSheets);
  if (demo.phase === 'failed')
    return <FailureNotice problem={pageUnavailable} onRetry={demo.retry} />;
  if (demo.phase === 'waiting') return null;
  if (!found) return <NoSuchDemo id={id} />;
  return (
    <>
      <title>{`${found.title} - ${site.name} demo`}</title>
      <LiveDemo id={id} demos={found.demos} />
    </>
  );
}
