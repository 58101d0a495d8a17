import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepPlace } from './keepPlace';
import { currentScheme, onSchemeChange } from './scheme';
import type { EditSession } from './session';
import { useSession } from './useSession';

/** The result of edited code, in place of the published demo once there is one (E2). */
export function LiveStage({ session }: { session: EditSession }) {
  const stage = useRef<HTMLDivElement>(null);
  const { live } = useSession(session);

  useLayoutEffect(
    function takeContainerIn() {
      const { container } = session;
      container.className = 'live-stage-frames';
      stage.current?.append(container);
      return () => container.remove();
    },
    [session],
  );

  useEffect(
    function followScheme() {
      return onSchemeChange(() => session.setScheme(currentScheme()));
    },
    [session],
  );

  useEffect(
    function keepEditorInPlace() {
      const block = stage.current?.closest('.demo-block');
      return block instanceof HTMLElement ? keepPlace(block) : undefined;
    },
    [],
  );

  return (
    <div
      ref={stage}
      className="live-stage"
      data-shown={live.hasResult ? '' : undefined}
      aria-busy={live.loading}
    />
  );
}
