import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { useInterfaceLang } from '../locale/useLocale';
import { useTexts } from '../locale/useTexts';
import { Button } from '../ui/Button';
import { leaveFocus } from '../ui/leaveFocus';
import { updateTexts } from './texts';
import './updateNotice.css';
import { NOT_SEARCHED } from '../document/contract';

interface UpdateNoticeProps {
  onReload: () => void;
  onLater: () => void;
}

/** Offers a new version of the site; the one that is shown stays until the reader agrees. */
export function UpdateNotice({ onReload, onLater }: UpdateNoticeProps) {
  const { what, why, reload, later } = useTexts(updateTexts);
  const cameFrom = useRef<EventTarget>(null);

  function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget;
  }

  function close({ currentTarget }: MouseEvent) {
    const origin = cameFrom.current;
    if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
    else leaveFocus(currentTarget);
    onLater();
  }

  return (
    <div
      className="page-notice update-notice"
      role="status"
      lang={useInterfaceLang()}
      {...NOT_SEARCHED}
      onFocus={rememberOrigin}
    >
      <p>
        <strong>{what}</strong>
        <span>{` ${why}`}</span>
      </p>
      <div className="update-choices">
        <Button className="primary" onClick={onReload}>
          {reload}
        </Button>
        <Button onClick={close}>{later}</Button>
      </div>
    </div>
  );
}
