import { useEffect, useLayoutEffect, useRef } from 'react';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { prepareMarkup } from './firstMarkup';
import { StageFailure } from './StageFailure';
import { stagesLoader } from './stagesLoader';
import type { DemosLoader } from '../../document/router/page';
import { useStageMarkup } from './useStageMarkup';
import { REPLAYED, stageOf } from '../../document/contract';

/** Which demo to run. */
export interface LiveDemoProps {
  id: string;
  /** Loads the demos of the page that has it. */
  demos: DemosLoader;
  /** Path of its file below the project, which a build names that cannot render it. */
  file?: string | undefined;
  /** Whether it may request what makes demos live. Without that, it runs where that is there. */
  isWanted?: boolean;
}

/**
 * Where a demo runs: a React root of its own, which the page around never looks into. So a demo can
 * be live before the code of the page has been requested.
 */
export function LiveDemo({ id, demos, file = '', isWanted = true }: LiveDemoProps) {
  const markup = useStageMarkup(id, demos, file);
  const element = useRef<HTMLDivElement>(null);
  const loading = useOnRequest(stagesLoader, isWanted);
  const module = loading.phase === 'here' ? loading.value : undefined;
  // The rules for these styles are in the document of the page, which need not be this one.
  useLayoutEffect(function prepare() {
    if (element.current) prepareMarkup(element.current);
  }, []);
  useEffect(
    function run() {
      const stage = element.current;
      if (!stage || !module) return undefined;
      module.mountStage(stage, demos);
      return () => module.unmountStage(stage);
    },
    [module, demos],
  );
  return (
    <>
      <div
        ref={element}
        {...REPLAYED}
        {...stageOf(id)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {loading.phase === 'failed' && <StageFailure onRetry={loading.retry} />}
    </>
  );
}
