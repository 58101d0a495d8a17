import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../../lib/react/useStore';
import { useInterfaceLang } from '../../../locale/useLocale';
import { useTexts } from '../../../locale/useTexts';
import { SCHEME_ATTRIBUTE } from '../../../ui/color/preference';
import { currentScheme } from './openEditing';
import type { EditSession } from './session';
import { editTexts } from './texts';

/**
 * The result of edited code, in place of the published demo once there is one (E2). Code that is as
 * published again has the published demo for its result, which can also be viewed otherwise. While
 * the newest code does not run, the result is dimmed and says that it is older.
 */
export function SandboxStage({ session }: { session: EditSession }) {
  const stage = useRef<HTMLDivElement>(null);
  const { sandbox, isShown } = useStore(session);
  const texts = useTexts(editTexts);
  const lang = useInterfaceLang();
  const isStale = isShown && sandbox.phase === 'failed';

  useLayoutEffect(
    function takeContainerIn() {
      stage.current?.append(session.container);
      return () => session.container.remove();
    },
    [session],
  );

  useEffect(
    function followScheme() {
      const observer = new MutationObserver(() => session.setScheme(currentScheme()));
      observer.observe(document.documentElement, { attributeFilter: [SCHEME_ATTRIBUTE] });
      return () => observer.disconnect();
    },
    [session],
  );

  return (
    <div
      ref={stage}
      className="sandbox-stage"
      data-shown={isShown ? '' : undefined}
      data-stale={isStale ? '' : undefined}
      aria-busy={sandbox.loading}
    >
      {isStale && (
        <p className="stale-note" lang={lang} data-search="ignore">
          {texts.lastWorking}
        </p>
      )}
    </div>
  );
}
