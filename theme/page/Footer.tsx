import { useInterfaceLang, useMessages } from '../locale/useLocale';
import { Link } from '../site/Link';

/** The end of every page. */
export function Footer() {
  const messages = useMessages();
  return (
    <footer className="site-footer" lang={useInterfaceLang()}>
      <p>{messages.footerText}</p>
      <ul>
        <li>
          <Link to="/">{messages.documentation}</Link>
        </li>
        <li>
          <Link to="/demo">{messages.allDemos}</Link>
        </li>
        <li>
          <a href="https://github.com/react-component/select">{messages.repository}</a>
        </li>
      </ul>
    </footer>
  );
}
