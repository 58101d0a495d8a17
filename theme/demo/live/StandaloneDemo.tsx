import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { createLoader } from '../../../src/base/loader';
import { LiveDemo } from './LiveDemo';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { Link } from '../../site/Link';
import { tableLoader } from '../../site/tableLoader';
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
  createLoader(async () => (await tableLoader.load()).findDemo(id));

/**
 * One demo alone on a page (B6, E5). A published demo has a document of its own, which needs no
 * application; this is for the development server, and for other addresses.
 */
export default function StandaloneDemo() {
  const { id = '' } = useParams();
  const { pageUnavailable } = usePageTexts();
  const loader = useMemo(() => demoLoader(id), [id]);
  const demo = useOnRequest(loader, true);
  if (demo.phase === 'failed')
    return <FailureNotice problem={pageUnavailable} onRetry={demo.retry} />;
  if (demo.phase === 'waiting') return null;
  if (demo.value === 'none') return <NoSuchDemo id={id} />;
  return (
    <>
      <title>{`${demo.value.title} - rc-select demo`}</title>
      <LiveDemo id={id} demos={demo.value.demos} />
    </>
  );
}
