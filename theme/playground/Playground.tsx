import { useEffect, useState, type ComponentType } from 'react';
import { useInterfaceLang } from '../locale/useLocale';
import { useTexts } from '../locale/useTexts';
import { usePage } from '../site/PageContext';
import { useHydrated } from '../base/useHydrated';
import { loadedWorkbench, loadWorkbench, type WorkbenchProps } from './loadWorkbench';
import { Button } from '../ui/Button';
import './room.css';

/** Key of the tab that the playground is in: its file is docs/index.$tab-playground.md. */
const TAB = 'playground';

/**
 * `<Playground></Playground>` in a page. Its code is fetched when its tab is shown; what was fetched stays, so that a reader who
 * looks something up in another tab finds it as it was.
 */
export default function Playground() {
  const isShown = usePage().tab === TAB;
  const isHydrated = useHydrated();
  const texts = useTexts();
  const lang = useInterfaceLang();
  const [Workbench, setWorkbench] = useState<ComponentType<WorkbenchProps> | undefined>(
    loadedWorkbench,
  );
  const [hasFailed, setFailed] = useState(false);
  const failed = texts.playgroundUnavailable;

  useEffect(
    function fetchWhenShown() {
      if (!isShown || Workbench || hasFailed) return;
      loadWorkbench().then(
        (component) => setWorkbench(() => component),
        () => setFailed(true),
      );
    },
    [isShown, Workbench, hasFailed],
  );

  return (
    <div
      className="playground-room"
      data-live={isHydrated ? '' : undefined}
      data-search="ignore"
      lang={lang}
    >
      {!isHydrated && <p className="playground-note">{texts.playgroundNeedsScript}</p>}
      {isHydrated && Workbench && <Workbench isShown={isShown} />}
      {isHydrated && !Workbench && !hasFailed && <p className="playground-note">{texts.loading}</p>}
      {hasFailed && (
        <div className="playground-note" role="alert">
          <p>
            <strong>{failed.what}</strong> {failed.why}
          </p>
          <Button onClick={() => setFailed(false)}>{texts.tryAgain}</Button>
        </div>
      )}
    </div>
  );
}
