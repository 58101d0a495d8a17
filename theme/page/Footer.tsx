import { useInterfaceLang } from '../locale/useLocale';
import { useTexts } from '../locale/useTexts';
import { Link } from '../site/Link';

/** The end of every page. */
export function Footer() {
  const texts = useTexts();
  return (
    <footer className="site-footer" lang={useInterfaceLang()}>
      <p>{texts.footerText}</p>
      <ul>
        <li>
          <Link to="/">{texts.documentation}</Link>
        </li>
        <li>
          <Link to="/demo">{texts.allDemos}</Link>
        </li>
        <li>
          <a href="https://github.com/react-component/select">{texts.repository}</a>
        </li>
      </ul>
    </footer>
  );
}
