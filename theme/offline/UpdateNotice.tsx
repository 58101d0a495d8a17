import { useStore } from '../base/useStore';
import { useInterfaceLang } from '../locale/useLocale';
import { usePageTexts } from '../locale/usePageTexts';
import { Button } from '../ui/Button';
import { updateStore } from './updateStore';

/** Offers a new version of the site; the one that is shown stays until the reader agrees. */
export function UpdateNotice() {
  const lang = useInterfaceLang();
  const { updateReady, reload, later } = usePageTexts();
  const update = useStore(updateStore);
  if (!update) return null;
  return (
    <div className="page-notice update-notice" role="status" lang={lang} data-search="ignore">
      <p>
        <strong>{updateReady.what}</strong> {updateReady.why}
      </p>
      <div className="update-choices">
        <Button data-primary="" onClick={update}>
          {reload}
        </Button>
        <Button onClick={() => updateStore.set(undefined)}>{later}</Button>
      </div>
    </div>
  );
}
