import { useEffect, useRef, useState } from 'react';
import { usePageTexts } from '../../locale/usePageTexts';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import {
  closeSearch,
  useSearchDialog,
  type DialogState,
  useSearchShortcut,
  useSearchAddress,
} from './useSearchDialog';
import { SearchButton } from './SearchButton';
import { searchPanel } from './searchPanel';
import { Dialog } from '../../ui/Dialog';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { LoadingText } from '../../ui/on-request/LoadingText';
import { SearchField } from './SearchField';

/** Props of the content of the dialog until its code has loaded. */
interface SearchWaitingProps {
  text: string;
  onType: (text: string) => void;
  /** Given when the code could not be loaded. */
  onRetry: (() => void) | undefined;
}

/** Lets the reader type while the code of the search is loading, and reports a failure (H1). */
function SearchWaiting({ text, onType, onRetry }: SearchWaitingProps) {
  const texts = usePageTexts();
  const input = useRef<HTMLInputElement>(null);

  useEffect(function takeFocus() {
    input.current?.focus();
  }, []);

  return (
    <>
      <SearchField
        ref={input}
        value={text}
        onChange={(event) => onType(event.target.value)}
        placeholder={texts.searchPlaceholder}
      />
      {onRetry ? (
        <FailureNotice
          className="search-message"
          problem={texts.searchUnavailable}
          onRetry={onRetry}
        />
      ) : (
        <LoadingText className="search-message" />
      )}
    </>
  );
}

/** The content of the dialog, or what is shown until its code has loaded. */
function SearchContent({ query, isTyping }: Omit<DialogState, 'isOpen'>) {
  const panel = useOnRequest(searchPanel, true);
  const [typed, setTyped] = useState(query);
  if (panel.phase === 'here') {
    return <panel.value.default query={typed} isTyping={isTyping || typed !== query} />;
  }
  return (
    <SearchWaiting
      text={typed ?? ''}
      onType={setTyped}
      onRetry={panel.phase === 'failed' ? panel.retry : undefined}
    />
  );
}

/** The search of the site: a button in the header and the dialog that it and the shortcut open. */
export function Search() {
  const texts = usePageTexts();
  const { isOpen, query, isTyping } = useSearchDialog();
  useSearchShortcut();
  useSearchAddress();

  return (
    <>
      <SearchButton />
      {isOpen && (
        <Dialog label={texts.search} onClose={closeSearch}>
          <SearchContent key={query} query={query} isTyping={isTyping} />
        </Dialog>
      )}
    </>
  );
}
