import { usePageTexts } from '../../../locale/usePageTexts';
import { useTexts } from '../../../locale/useTexts';
import { Link } from '../../../document/router/Link';
import { searchTexts } from './texts';
import { Button } from '../../../ui/Button';

/** Props of the message that nothing was found. */
export interface NothingFoundProps {
  query: string;
  /** Words of the site that the reader may have meant. */
  nearest: readonly string[];
  onSearch: (query: string) => void;
}

/** Says that nothing was found (D7), with suggestions. */
export function NothingFound({ query, nearest, onSearch }: NothingFoundProps) {
  const { allDemos } = usePageTexts();
  const texts = useTexts(searchTexts);
  return (
    <div className="search-message">
      <p className="search-message-title">{texts.noContent}</p>
      <p>{texts.nothingFor(query)}</p>
      {nearest.length > 0 && (
        <div className="search-nearest">
          <span>{texts.didYouMean}</span>
          {nearest.map((word) => (
            <Button key={word} onClick={() => onSearch(word)}>
              {word}
            </Button>
          ))}
        </div>
      )}
      <p>
        <Link to="/demo">{allDemos}</Link>
      </p>
    </div>
  );
}
