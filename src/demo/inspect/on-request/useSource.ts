import { useEffect, useMemo, useState } from 'react';
import inspection from '@@/subject/inspection';
import { createStore, type Readable } from '../../../lib/store';
import type { CallLog } from '../calls/callLog';
import { watchCalls } from '../calls/watchCalls';
import type { AccessibilityWatch } from '../watch/watchAccessibility';
import { watchStage } from '../watch/watchStage';
import { useStore } from '../../../lib/react/useStore';
import { useOpenEditor } from '../../edit/EditingContext';
import type { SessionState } from '../../edit/on-request/session';
import type { BlockState } from '../../live/blockState';
import { createEditedSource } from './editedSource';

const NO_SESSION = createStore(undefined);

/** Props of the inspector. */
export interface InspectorProps {
  id: string;
  block: BlockState;
  stage: Element;
  /** The element that the inspector is rendered into. */
  panel: Element;
}

/**
 * Has log and watch follow whatever the reader sees: the published demo in the page, or the edited
 * one in its frame.
 */
export function useSource(
  { block, stage, panel }: InspectorProps,
  log: CallLog,
  watch: AccessibilityWatch,
) {
  const session = useOpenEditor()?.session;
  const shown: Readable<SessionState | undefined> = session ?? NO_SESSION;
  const isEdited = useStore(shown, (state) => state?.isShown ?? false);
  const edited = useMemo(() => session && createEditedSource(session, log), [session, log]);
  const [failed, setFailed] = useState<typeof edited>();
  const hasFailed = edited !== undefined && failed === edited;

  useEffect(
    function listenToFrames() {
      // Before there is a result, so that no call of its first render is lost.
      return hasFailed ? undefined : edited?.listen(() => setFailed(edited));
    },
    [edited, hasFailed],
  );

  useEffect(
    function follow() {
      if (isEdited && edited) return watch.follow(edited.snapshots);
      block.watcher.set(watchCalls({ inspection, report: log.add }));
      const stop = watch.follow(watchStage(stage, inspection, panel));
      return () => {
        block.watcher.set(undefined);
        stop();
      };
    },
    [isEdited, edited, block, stage, panel, log, watch],
  );

  return {
    /** The result of edited code, in its frame, and not the published demo in the page. */
    isEdited,
    /** The frame cannot be looked into, since the script for that did not arrive. */
    hasFailed: isEdited && hasFailed,
    retry: () => setFailed(undefined),
  };
}
