import { useEffect, useRef } from 'react';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { StageFailure } from './StageFailure';
import { stagesLoader } from './stagesLoader';
import { useStageMarkup } from './useStageMarkup';

/** Which demo to run, and the route of the page that has it. */
export interface LiveDemoProps {
  id: string;
  page: string;
}

/**
 * Where a demo runs: a React root of its own, which the page around never looks into. So a demo can
 * be live before the code of the page has been requested.
 */
export function LiveDemo({ id, page }: LiveDemoProps) {
  const markup = useStageMarkup(id, page);
  const element = useRef<HTMLDivElement>(null);
  const loading = useOnRequest(stagesLoader, true);
  const module = loading.phase === 'here' ? loading.value : undefined;
  useEffect(
    function run() {
      const stage = element.current;
      if (!stage || !module) return undefined;
      module.mountStage(stage);
      return () => module.unmountStage(stage);
    },
    [module],
  );
  return (
    <>
      <div
        ref={element}
        data-part=""
        data-stage={id}
        data-page={page}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {loading.phase === 'failed' && <StageFailure onRetry={loading.retry} />}
    </>
  );
}
