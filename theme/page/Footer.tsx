import { useInterfaceLang } from '../locale/useLocale';
import { usePageTexts } from '../locale/usePageTexts';
import { basePath, site } from '../site/site';
import { Link } from '../site/Link';

/** The end of every page. */
export function Footer() {
  const { name, repository } = site;
  const texts = usePageTexts();
  return (
    <footer className="site-footer" lang={useInterfaceLang()}>
      <p>{texts.independent(name)}</p>
      <ul>
        <li>
          <Link to="/">{texts.documentation}</Link>
        </li>
        <li>
          <Link to="/demo">{texts.allDemos}</Link>
        </li>
        <li>
          <a href={repository}>{texts.repository(name)}</a>
        </li>
        <li>
          <a href={`${basePath}/licenses.txt`}>{texts.licences}</a>
        </li>
      </ul>
    </footer>
  );
}
