import { filesMeta } from '@@/dumi/meta';
import { useParams } from 'react-router-dom';
import { LiveDemo } from './LiveDemo';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { Link } from '../../site/Link';

/** What is known of a demo without loading its page: its title and the route of the page. */
function publishedDemo(id: string): { title: string; page: string } | undefined {
  const page = Object.entries(filesMeta).find(([, meta]) => meta.demoIndex?.ids.includes(id));
  if (!page) return undefined;
  const [name, { toc }] = page;
  // Demos stand in the contents of their page, which every page has at hand.
  const title = toc.find((entry) => entry.id === id)?.title ?? id;
  return { title, page: name };
}

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

/** One demo alone on a page (B6, E5). */
export default function StandaloneDemo() {
  const { id = '' } = useParams();
  const published = publishedDemo(id);
  if (!published) return <NoSuchDemo id={id} />;
  return (
    <>
      <title>{`${published.title} - rc-select demo`}</title>
      <LiveDemo id={id} page={published.page} />
    </>
  );
}
