import { createLoader } from '../../lib/loader';
import { usePageTexts } from '../../locale/usePageTexts';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { useOnRequest } from '../../ui/on-request/useOnRequest';

const demoLoader = createLoader(() => import(/* webpackChunkName: "demo-by-id" */ './DemoById'));

/**
 * One demo alone on a page (B6, E5). A published demo has a document of its own, which needs no
 * application; this is for the development server, for hosts that leave that document out, and for
 * other addresses.
 */
export default function StandaloneDemo() {
  const { pageUnavailable } = usePageTexts();
  const code = useOnRequest(demoLoader, true);
  if (code.phase === 'failed')
    return <FailureNotice problem={pageUnavailable} onRetry={code.retry} />;
  return code.phase === 'here' ? <code.value.DemoById /> : null;
}
