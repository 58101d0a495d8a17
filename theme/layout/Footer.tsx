import { useInterfaceLang } from '../../src/locale/useLocale';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { basePath, site } from '../../src/document/router/site';
import { Shortcuts } from '../../src/ui/shortcuts/Shortcuts';
import { Link } from '../../src/document/router/Link';

/** The end of every page. */
export function Footer() {
  const { name, repository, isIndependent } = site;
  const texts = usePageTexts();
  return (
    <footer className="site-footer" lang={useInterfaceLang()}>
      <p>{isIndependent ? texts.independent(name) : name}</p>
      <ul>
        <li>
          <Link to="/">{texts.documentation}</Link>
        </li>
        <li>
          <Link to="/demo">{texts.allDemos}</Link>
        </li>
        {repository && (
          <li>
            <a href={repository}>{texts.repository(name)}</a>
          </li>
        )}
        <li className="needs-script">
          <Shortcuts />
        </li>
        <li>
          <a href={`${basePath}/licenses.txt`}>{texts.licences}</a>
        </li>
      </ul>
    </footer>
  );
}
