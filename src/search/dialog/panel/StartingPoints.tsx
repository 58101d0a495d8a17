import { useTexts } from '../../../locale/useTexts';
import { STARTING_POINTS } from '../../../subject/startingPoints';
import { startingPointTitles } from '../startingPoints/texts';
import { Link } from '../../../document/router/Link';
import { KIND_ICONS } from './kindIcons';
import { searchTexts } from './texts';

/** Links for readers who do not know yet what to type. */
export function StartingPoints() {
  const texts = useTexts(searchTexts);
  const titles = useTexts(startingPointTitles);
  return (
    <section aria-labelledby="search-start-title">
      <h2 id="search-start-title" className="search-group-title">
        {texts.startingPoints}
      </h2>
      <ul className="search-start">
        {STARTING_POINTS.map((address) => {
          const Icon = address.includes('#') ? KIND_ICONS.title : KIND_ICONS.page;
          return (
            <li key={address}>
              <Link to={address}>
                <Icon />
                <span>{titles[address]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
