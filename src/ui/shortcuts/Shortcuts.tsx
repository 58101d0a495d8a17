import { useCallback, useEffect, useState } from 'react';
import { createLoader } from '../../lib/loader';
import { usePageTexts } from '../../locale/usePageTexts';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { FailureNotice } from '../on-request/FailureNotice';
import { LoadingText } from '../on-request/LoadingText';
import { useOnRequest } from '../on-request/useOnRequest';

const shortcutList = createLoader(
  () => import(/* webpackChunkName: "shortcuts" */ './on-request/ShortcutList'),
);

/** A button, and a dialog that it and the key `?` open: the shortcuts of the site. */
export function Shortcuts() {
  const { shortcuts, sourceUnavailable } = usePageTexts();
  const [isOpen, setOpen] = useState(false);
  const list = useOnRequest(shortcutList, isOpen);
  const close = useCallback(() => setOpen(false), []);

  useEffect(function listenForKey() {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && window.isSingleKey?.(event, '?')) setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Button
        look="plain"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={shortcutList.prepare}
        onFocus={shortcutList.prepare}
        onClick={() => setOpen(true)}
      >
        {shortcuts}
      </Button>
      {isOpen && (
        <Dialog label={shortcuts} onClose={close}>
          {list.phase === 'here' && <list.value.ShortcutList />}
          {list.phase === 'waiting' && <LoadingText className="search-message" />}
          {list.phase === 'failed' && (
            <FailureNotice
              className="search-message"
              problem={sourceUnavailable}
              onRetry={list.retry}
            />
          )}
        </Dialog>
      )}
    </>
  );
}
