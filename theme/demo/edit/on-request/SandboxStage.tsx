import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../../base/useStore';
import { keepScroll } from './keepScroll';
import { currentScheme, onSchemeChange } from './scheme';
import type { EditSession } from './session';

/**
 * The result of edited code, in place of the published demo once there is one (E2). Code that is as
 * published again has the published demo for its result, which can also be viewed otherwise.
 */
export function SandboxStage({ session }: { session: EditSession }) {
  const stage = useRef<HTMLDivElement>(null);
  const { sandbox, isShown } = useStore(session);

  useLayoutEffect(
    function takeContainerIn() {
      stage.current?.append(session.container);
      return () => session.container.remove();
    },
    [session],
  );

  useEffect(
    function followScheme() {
      return onSchemeChange(() => session.setScheme(currentScheme()));
    },
    [session],
  );

  useEffect(function keepEditorInPlace() {
    const block = stage.current?.closest('.demo-block');
    return block instanceof HTMLElement ? keepScroll(block) : undefined;
  }, []);

  return (
    <div
      ref={stage}
      className="sandbox-stage"
      data-shown={isShown ? '' : undefined}
      aria-busy={sandbox.loading}
    />
  );
}
