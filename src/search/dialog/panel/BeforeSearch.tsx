import { useTexts } from '../../../locale/useTexts';
import { CloseIcon } from '../../../ui/icons';
import { RecentIcon, KIND_ICONS } from './kindIcons';
import { searchTexts } from './texts';
import { Button } from '../../../ui/Button';
import startingPoints from '@@/subject/startingPoints';
import { useLocale } from '../../../locale/useLocale';
import { Link } from '../../../document/router/Link';
import { VISUALLY_HIDDEN } from '../../../document/contract';

/** Props of the list of earlier searches. */
export interface RecentSearchesProps {
  recent: readonly string[];
  onSearch: (query: string) => void;
  onRemove: (query: string) => void;
}

/** The reader's latest searches, which can be repeated or removed. */
export function RecentSearches({ recent, onSearch, onRemove }: RecentSearchesProps) {
  const texts = useTexts(searchTexts);
  if (!recent.length) return null;
  return (
    <section className="search-recent" aria-labelledby="search-recent-title">
      <h2 id="search-recent-title" className="search-group-title">
        {texts.recent}
      </h2>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <Button look="plain" className="search-recent-query" onClick={() => onSearch(query)}>
              <RecentIcon />
              <span>{query}</span>
            </Button>
            <Button look="plain" className="search-recent-remove" onClick={() => onRemove(query)}>
              <CloseIcon />
              <span className={VISUALLY_HIDDEN}>{texts.removeRecent(query)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links for readers who do not know yet what to type. */
export function StartingPoints() {
  const texts = useTexts(searchTexts);
  const locale = useLocale();
  if (!startingPoints) return null;
  return (
    <section aria-labelledby="search-start-title">
      <h2 id="search-start-title" className="search-group-title">
        {texts.startingPoints}
      </h2>
      <ul className="search-start">
        {startingPoints.map(({ address, title }) => {
          const Icon = address.includes('#') ? KIND_ICONS.title : KIND_ICONS.page;
          return (
            <li key={address}>
              <Link to={address}>
                <Icon />
                <span>{title[locale] ?? title.en}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
