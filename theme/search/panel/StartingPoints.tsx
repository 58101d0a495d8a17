import { Link } from '../../site/Link';
import { useSearchMessages } from './useSearchMessages';

/** Where most readers go; tests/browser/search.test.ts follows each. */
const ADDRESSES = ['/#select-props', '/demo', '/#keyboard', '/?tab=migration'] as const;

/** Somewhere to go for readers who do not know yet what to type. */
export function StartingPoints() {
  const messages = useSearchMessages();
  return (
    <section aria-labelledby="search-start-title">
      <h2 id="search-start-title" className="search-group-title">
        {messages.startingPoints}
      </h2>
      <ul className="search-start">
        {ADDRESSES.map((address) => (
          <li key={address}>
            <Link to={address}>{messages.startingPointTitles[address]}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
