import { MAIN_NAVIGATION } from '../../src/document/page/mainNavigation';
import { ColorSwitch } from '../../src/ui/color/ColorSwitch';
import { useInterfaceLang } from '../../src/locale/useLocale';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { Link } from '../../src/document/router/Link';
import { site } from '../../src/document/router/site';
import { usePage } from '../../src/document/router/PageContext';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { RepositoryLink } from './RepositoryLink';
import { Search } from '../../src/search/dialog/Search';
import { PhoneMenu } from './PhoneMenu';
import { VISUALLY_HIDDEN } from '../../src/document/contract';

/** The bar at the top of every page. */
export function Header() {
  const { name, libraryVersion } = site;
  const texts = usePageTexts();
  const { page } = usePage();
  const inDemos = page?.path.startsWith('/demo') ?? false;

  return (
    <header className="site-header" lang={useInterfaceLang()}>
      <div className="site-header-inner">
        <Link className="brand" to="/">
          <Logo />
          <span className="brand-name">{name}</span>
          <span className={VISUALLY_HIDDEN}>{texts.home}</span>
          <span className="version">{libraryVersion}</span>
        </Link>
        <nav className="main-navigation" aria-label={texts.mainNavigation}>
          {MAIN_NAVIGATION.map(({ title, link }) => (
            <Link
              key={link}
              to={link}
              aria-current={page && inDemos === (link === '/demo') ? 'true' : undefined}
            >
              {link === '/' ? texts.documentation : title}
            </Link>
          ))}
        </nav>
        <Search />
        <div className="header-tools">
          <LanguageSwitch />
          <ColorSwitch />
          <RepositoryLink />
        </div>
        <PhoneMenu />
      </div>
    </header>
  );
}
