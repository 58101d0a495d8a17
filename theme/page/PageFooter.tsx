import type { Page } from '../site/dumi';
import { usePages, useSite } from '../site/dumi';
import { Link } from '../site/Link';
import { useInterfaceLang, useLocale, useMessages } from '../locale/useLocale';
import { neighbours } from '../site/sidebar';
import { ExternalIcon } from '../ui/icons';

function LastUpdated({ time }: { time: number }) {
  const { locale, messages } = useLocale();
  // UTC, so that the server and every browser write the same date.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
  return <time dateTime={new Date(time).toISOString()}>{messages.lastUpdated(date)}</time>;
}

/** Edit link, date of the last change (absent without git), and the pages before and after. */
export function PageFooter({ page }: { page: Page }) {
  const site = useSite();
  const messages = useMessages();
  const { previous, next } = neighbours(usePages(), page.path);
  const { filename, lastUpdated } = page.frontMatter;
  const editLink = site.editLink.replace('{filename}', filename);

  return (
    <div className="page-footer" lang={useInterfaceLang()} data-search="ignore">
      <p className="page-facts">
        <a href={editLink}>
          {messages.editPage} <ExternalIcon />
        </a>
        {lastUpdated !== undefined && <LastUpdated time={lastUpdated} />}
      </p>
      <nav className="page-turner" aria-label={messages.pageTurner}>
        {previous && (
          <Link to={previous.path} rel="prev">
            <span>{messages.previous}</span>
            <strong lang="en">{previous.frontMatter.title}</strong>
          </Link>
        )}
        {next && (
          <Link to={next.path} rel="next">
            <span>{messages.next}</span>
            <strong lang="en">{next.frontMatter.title}</strong>
          </Link>
        )}
      </nav>
    </div>
  );
}
