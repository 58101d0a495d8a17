import { useParams } from 'react-router-dom';
import { LiveDemo } from './LiveDemo';
import { useInterfaceLang } from '../../locale/useLocale';
import { useTexts } from '../../locale/useTexts';
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

/** One demo alone on a page (B6, E5). */
export default function StandaloneDemo() {
  const { id = '' } = useParams();
  const published = publishedDemo(id);
  if (!published) return <NoSuchDemo id={id} />;
  return (
    <>
      <title>{`${published.title} - rc-select demo`}</title>
      <LiveDemo id={id} loader={published.loader} />
    </>
  );
}
