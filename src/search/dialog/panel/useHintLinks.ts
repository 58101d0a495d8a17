import type { SearchHint } from '../../engine/protocol';
import { wordsOf } from '../../client/sections';
import { useFollowHint } from '../follow/useFollowHint';
import { withLocale } from '../../../locale/locales';
import { useLocale } from '../../../locale/useLocale';
import { basePath } from '../../../document/router/site';
import { closeSearch } from '../useSearchDialog';

/** Where a hint is opened. */
export type Where = 'here' | 'new tab';

/** With these keys a browser opens a link in a new tab; the keyboard does the same in the list. */
export function whereTo(event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }): Where {
  return event.ctrlKey || event.metaKey || event.shiftKey ? 'new tab' : 'here';
}

/** The addresses of hints, and how to open one. */
export interface HintLinks {
  hrefOf: (link: string) => string;
  open: (hint: SearchHint, where: Where) => void;
}

/** Completes the addresses of hints with base path and language. */
export function useHintLinks(): HintLinks {
  const locale = useLocale();
  const followHint = useFollowHint();
  const hrefOf = (link: string) => basePath + withLocale(link, locale);
  return {
    hrefOf,
    open(hint, where) {
      if (where === 'new tab') {
        window.open(hrefOf(hint.link), '_blank', 'noopener');
      } else {
        closeSearch();
        followHint({ link: hint.link, words: wordsOf(hint), sentence: hint.sentence });
      }
    },
  };
}
