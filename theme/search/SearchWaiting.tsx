import { useEffect, useRef } from 'react';
import { useTexts } from '../locale/useTexts';
import { SearchField } from './SearchField';
import { Button } from '../ui/Button';

/** Props of what stands in the dialog until its code is here. */
export interface SearchWaitingProps {
  text: string;
  onType: (text: string) => void;
  /** Given when the code could not be loaded. */
  onRetry: (() => void) | undefined;
}

/** Takes what the reader types while the code of the search is on its way, and says so when it does not come (H1). */
export function SearchWaiting({ text, onType, onRetry }: SearchWaitingProps) {
  const texts = useTexts();
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
        <div className="search-message" role="alert">
          <p className="search-message-title">{texts.searchUnavailable.what}</p>
          <p>{texts.searchUnavailable.why}</p>
          <Button onClick={onRetry}>{texts.tryAgain}</Button>
        </div>
      ) : (
        <p className="search-message" role="status">
          {texts.loading}
        </p>
      )}
    </>
  );
}
