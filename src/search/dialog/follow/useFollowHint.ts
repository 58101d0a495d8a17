import { useLocation, useNavigate } from 'react-router-dom';
import { withLocale } from '../../../locale/locales';
import { useLocale } from '../../../locale/useLocale';
import { type Marked, stateOf } from './followedState';

/** The part of a hint that is needed to follow it. */
export interface FollowedHint extends Marked {
  /** Path with optional query and hash, without the base path (D4). */
  link: string;
}

/**
 * Follows hints without a page load, in the language in use. The layout scrolls to the target and
 * marks the words there (`useFollowedHint`), also when the address stays the same.
 */
export function useFollowHint(): (hint: FollowedHint) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const locale = useLocale();
  return ({ link, ...marked }) => {
    const to = withLocale(link, locale);
    // Like a plain link, a hint to the current address adds no history entry.
    const replace = to === pathname + search + hash;
    void navigate(to, { replace, state: stateOf(marked) });
  };
}
