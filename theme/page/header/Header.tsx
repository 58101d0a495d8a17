import { MAIN_NAVIGATION } from '../../../src/page/mainNavigation';
import { ColorSwitch } from '../../color/ColorSwitch';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { Link } from '../../site/Link';
import { site } from '../../site/site';
import { usePage } from '../../site/PageContext';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { RepositoryLink } from './RepositoryLink';
import { Search } from '../../search/Search';
import { PhoneMenu } from './PhoneMenu';

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
          <span>{name}</span>
          <span className="visually-hidden">{texts.home}</span>
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
