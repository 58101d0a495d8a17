import { useEffect, useRef } from 'react';
import { usePageTexts } from '../../locale/usePageTexts';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { LoadingText } from '../../ui/on-request/LoadingText';
import { SearchField } from './SearchField';

/** Props of the content of the dialog until its code has loaded. */
export interface SearchWaitingProps {
  text: string;
  onType: (text: string) => void;
  /** Given when the code could not be loaded. */
  onRetry: (() => void) | undefined;
}

/** Lets the reader type while the code of the search is loading, and reports a failure (H1). */
export function SearchWaiting({ text, onType, onRetry }: SearchWaitingProps) {
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
