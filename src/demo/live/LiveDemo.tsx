import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHtml } from '../../lib/react/useHtml';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { prepareMarkup } from './firstMarkup';
import { StageFailure } from './StageFailure';
import { stagesLoader } from './stagesLoader';
import type { DemosLoader } from '../../document/router/page';
import { useStageMarkup } from './useStageMarkup';
import { REPLAYED, stageOf } from '../../document/contract';

interface LiveDemoProps {
  id: string;
  demos: DemosLoader;
  /** Path of its file below the project, which a build names that cannot render it. */
  file?: string | undefined;
  /** Whether to request the code that makes demos live, and not to wait until others have. */
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
        dangerouslySetInnerHTML={useHtml(markup)}
      />
      {loading.phase === 'failed' && <StageFailure onRetry={loading.retry} />}
    </>
  );
}
