import { useInterfaceLang } from '../locale/useLocale';
import { usePageTexts } from '../locale/usePageTexts';
import { usePage } from '../document/router/PageContext';
import { useHydrated } from '../lib/react/useHydrated';
import { createLoader } from '../lib/loader';
import { FailureNotice } from '../ui/on-request/FailureNotice';
import { LoadingText } from '../ui/on-request/LoadingText';
import { useOnRequest } from '../ui/on-request/useOnRequest';
import './area.css';
import '../ui/wideContent.css';
import { LIVE, NOT_SEARCHED } from '../document/contract';

const playground = createLoader(() => import(/* webpackChunkName: "playground" */ './Workbench'));

/** Key of the tab that the playground is in: its file is docs/index.$tab-playground.md. */
const TAB = 'playground';

/**
 * `<Playground></Playground>` in a page. Its code is fetched when its tab is first shown, and it
 * stays mounted, so that a reader who looks something up in another tab finds it unchanged.
 */
export default function Playground() {
  const isShown = usePage().tab === TAB;
  const isHydrated = useHydrated();
  const lang = useInterfaceLang();
  const { playgroundNeedsScript, playgroundUnavailable } = usePageTexts();
  const workbench = useOnRequest(playground, isShown);

  return (
    <div
      className="playground-area wide-content"
      {...(isHydrated && { [LIVE]: '' })}
      {...NOT_SEARCHED}
      lang={lang}
    >
      {!isHydrated && <p className="playground-note">{playgroundNeedsScript}</p>}
      {isHydrated && workbench.phase === 'here' && <workbench.value.Workbench isShown={isShown} />}
      {isHydrated && workbench.phase === 'waiting' && <LoadingText className="playground-note" />}
      {workbench.phase === 'failed' && (
        <FailureNotice
          className="playground-note"
          problem={playgroundUnavailable}
          onRetry={workbench.retry}
        />
      )}
    </div>
  );
}
