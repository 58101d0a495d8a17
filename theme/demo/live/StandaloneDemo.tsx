import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { LiveDemo } from './LiveDemo';
import { useInterfaceLang } from '../../locale/useLocale';
import { useTexts } from '../../locale/useTexts';
import { useDemo } from '../../site/dumi';
import { Link } from '../../site/Link';
import { publishedDemo } from './publishedDemo';

function NoSuchDemo({ id }: { id: string }) {
  const texts = useTexts();
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

function Standalone({ id }: { id: string }) {
  const published = publishedDemo(id);
  const demo = useDemo(id, published?.loader);
  if (!published || !demo) return <NoSuchDemo id={id} />;
  return (
    <>
      <title>{`${published.title} - rc-select demo`}</title>
      <LiveDemo id={id} loader={published.loader} />
    </>
  );
}

/** One demo alone on a page (B6, E5). */
export default function StandaloneDemo() {
  const { id = '' } = useParams();
  return (
    <Suspense>
      <Standalone id={id} />
    </Suspense>
  );
}
