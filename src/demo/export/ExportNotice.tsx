import type { ReactNode } from 'react';
import { usePageTexts } from '../../locale/usePageTexts';
import { CloseIcon } from '../../ui/icons';
import { Button } from '../../ui/Button';
import type { ExportRequest } from './request';

/** What a reader can do in a notice about an export. */
export interface ExportActions {
  onPress: (request: ExportRequest) => void;
  onClose: () => void;
}

interface ExportNoticeProps extends Pick<ExportActions, 'onClose'> {
  title: string;
  /** Nothing while it is not known yet. */
  children?: ReactNode;
}

function showWhole(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}

/**
 * What there is to say about an export. It lies over what is below the toolbar, so that nothing
 * moves.
 */
export function ExportNotice({ title, onClose, children }: ExportNoticeProps) {
  const texts = usePageTexts();
  return (
    <div
      ref={children ? showWhole : undefined}
      className="export-notice"
      role="group"
      aria-label={title}
      aria-busy={!children}
      data-search="ignore"
    >
      <p className="export-notice-title">{title}</p>
      <Button look="plain" className="export-notice-close" onClick={onClose}>
        <CloseIcon />
        <span className="visually-hidden">{texts.close}</span>
      </Button>
      {children}
    </div>
  );
}
