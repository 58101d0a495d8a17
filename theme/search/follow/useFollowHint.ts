import { useLocation, useNavigate } from 'react-router-dom';
import { withLocale } from '../../../src/locale/locales';
import { useLocale } from '../../locale/useLocale';
import { stateOf } from './words';

/** What is needed of a search result to follow it. */
export interface FollowedHint {
  /** Path with optional query and hash, without the base path (D4). */
  link: string;
  /**
   * What to mark at the place it leads to; best the highlighted pieces of the hint, which are free
   * of typos.
   */
  words: readonly string[];
}

/**
 * Follows search results without a page load, in the chosen language. The layout lands on the
 * target and marks the words there (`useFollowedHint`), also when the address is the present one.
 */
export function useFollowHint(): (hint: FollowedHint) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const locale = useLocale();
  return ({ link, words }) => {
    const to = withLocale(link, locale);
    // As with a plain link, the present address makes no second entry to go back through.
    const replace = to === pathname + search + hash;
    void navigate(to, { replace, state: stateOf(words) });
  };
}
