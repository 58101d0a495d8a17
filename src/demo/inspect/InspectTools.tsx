import { useState } from 'react';
import { createLoader } from '../../lib/loader';
import { useStore } from '../../lib/react/useStore';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { LoadingText } from '../../ui/on-request/LoadingText';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { Button } from '../../ui/Button';
import { InspectIcon } from '../../ui/icons';
import { useBlockState } from '../live/blockState';
import { DEMO_BLOCK, NOT_SEARCHED } from '../../document/contract';

const inspectorPanel = createLoader(
  () => import(/* webpackChunkName: "inspect" */ './on-request/InspectorPanel'),
);

const panelId = (demo: string) => `${demo}-inspector`;

/** Shows and hides a demo's inspector. */
export function InspectButton({ id }: { id: string }) {
  const texts = usePageTexts();
  const { isInspectorOpen } = useBlockState();
  const isShown = useStore(isInspectorOpen);
  return (
    <Button
      look="toolbar-button"
      className="needs-script"
      aria-expanded={isShown}
      aria-controls={isShown ? panelId(id) : undefined}
      onPointerEnter={inspectorPanel.prepare}
      onFocus={inspectorPanel.prepare}
      onClick={() => isInspectorOpen.set(!isShown)}
    >
      <InspectIcon />
      <span>{texts.inspect}</span>
    </Button>
  );
}

function PanelContent({ id, panel }: { id: string; panel: Element }) {
  const texts = usePageTexts();
  const block = useBlockState();
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
  const stage = panel.closest(`.${DEMO_BLOCK}`)?.querySelector('.published-demo');
  if (inspector.phase === 'waiting' || !stage) return <LoadingText className="inspector-state" />;
  const { default: Inspector } = inspector.value;
  return <Inspector id={id} block={block} stage={stage} panel={panel} />;
}

/** A demo's inspector, once its reader has asked for it. */
export function InspectPanel({ id, title }: { id: string; title: string }) {
  const texts = usePageTexts();
  const lang = useInterfaceLang();
  const isOpen = useStore(useBlockState().isInspectorOpen);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  if (!isOpen) return null;
  return (
    <section
      ref={setPanel}
      className="inspector"
      id={panelId(id)}
      aria-label={texts.inspectorOf(title)}
      lang={lang}
      {...NOT_SEARCHED}
    >
      {panel && <PanelContent id={id} panel={panel} />}
    </section>
  );
}
