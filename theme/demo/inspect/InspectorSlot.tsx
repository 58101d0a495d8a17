import { useState } from 'react';
import { useInterfaceLang } from '../../locale/useLocale';
import { useTexts } from '../../locale/useTexts';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { LoadingText } from '../../ui/on-request/LoadingText';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { inspectorId } from './InspectButton';
import { useStore } from '../../base/useStore';
import { useInspection } from './InspectionContext';
import { inspectorPanel } from './inspectorPanel';

function InspectorHere({ title, panel }: { title: string; panel: Element }) {
  const texts = useTexts();
  const inspection = useInspection();
  const inspector = useOnRequest(inspectorPanel, true);
  if (inspector.phase === 'failed') {
    return (
      <FailureNotice
        className="inspector-state"
        problem={texts.inspectorUnavailable}
        onRetry={inspector.retry}
      />
    );
  }
  const stage = panel.closest('.demo-block')?.querySelector('.published-demo');
  if (inspector.phase === 'waiting' || !stage) return <LoadingText className="inspector-state" />;
  const { default: Inspector } = inspector.value;
  return <Inspector inspection={inspection} title={title} stage={stage} panel={panel} />;
}

/** Where a demo's inspector is, once its reader asked for it. */
export function InspectorSlot({ id, title }: { id: string; title: string }) {
  const texts = useTexts();
  const lang = useInterfaceLang();
  const isOpen = useStore(useInspection().isOpen);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  if (!isOpen) return null;
  return (
    <section
      ref={setPanel}
      className="inspector"
      id={inspectorId(id)}
      aria-label={texts.inspectorOf(title)}
      lang={lang}
      data-search="ignore"
    >
      {panel && <InspectorHere title={title} panel={panel} />}
    </section>
  );
}
