import { useInterfaceLang } from '../locale/useLocale';
import { useTexts } from '../locale/useTexts';
import { Button } from '../ui/Button';
import { updateTexts } from './texts';
import './updateNotice.css';

interface UpdateNoticeProps {
  onReload: () => void;
  onLater: () => void;
}

/** Offers a new version of the site; the one that is shown stays until the reader agrees. */
export function UpdateNotice({ onReload, onLater }: UpdateNoticeProps) {
  const { what, why, reload, later } = useTexts(updateTexts);
  return (
    <div
      className="page-notice update-notice"
      role="status"
      lang={useInterfaceLang()}
      data-search="ignore"
    >
      <p>
        <strong>{what}</strong> {why}
      </p>
      <div className="update-choices">
        <Button data-primary="" onClick={onReload}>
          {reload}
        </Button>
        <Button onClick={onLater}>{later}</Button>
      </div>
    </div>
  );
}
