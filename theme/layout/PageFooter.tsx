import type { Page } from '../../src/document/router/page';
import { usePage } from '../../src/document/router/PageContext';
import { Link } from '../../src/document/router/Link';
import { useInterfaceLang, useLocale } from '../../src/locale/useLocale';
import { usePageTexts } from '../../src/locale/usePageTexts';
import { neighbours } from '../../src/document/page/sidebar';
import { NOT_SEARCHED } from '../../src/document/contract';

function LastUpdated({ time }: { time: number }) {
  const locale = useLocale();
  const { lastUpdated } = usePageTexts();
  // UTC, so that the server and every browser write the same date.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
  return <time dateTime={new Date(time).toISOString()}>{lastUpdated(date)}</time>;
}

/** Date of the last change (absent without git), and the pages before and after. */
export function PageFooter({ page }: { page: Page }) {
  const texts = usePageTexts();
  const { previous, next } = neighbours(usePage().navigation, page.path);
  const { lastUpdated } = page.frontMatter;

  return (
    <div className="page-footer" lang={useInterfaceLang()} {...NOT_SEARCHED}>
      {lastUpdated !== undefined && <LastUpdated time={lastUpdated} />}
      <nav className="page-turner" aria-label={texts.pageTurner}>
        {previous && (
          <Link to={previous.path} rel="prev">
            <span>{texts.previous}</span>
            <strong lang="en">{previous.title}</strong>
          </Link>
        )}
        {next && (
          <Link to={next.path} rel="next">
            <span>{texts.next}</span>
            <strong lang="en">{next.title}</strong>
          </Link>
        )}
      </nav>
    </div>
  );
}
