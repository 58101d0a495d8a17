import { useEffect, useState } from 'react';
import { useInterfaceLang } from '../../locale/useLocale';
import { useTexts } from '../../locale/useTexts';
import { inspectorId } from './InspectButton';
import type { Inspector } from './inspection';
import { useStore } from '../../base/useStore';
import { useInspection } from './InspectionContext';
import { InspectorFailed } from './InspectorFailed';
import { loadedInspector, loadInspector } from './loadInspector';

function InspectorHere({ title, panel }: { title: string; panel: Element }) {
  const texts = useTexts();
  const inspection = useInspection();
  // In an object, since React calls a function that is given to a state's setter.
  const [loaded, setLoaded] = useState<{ Panel: Inspector | undefined }>({
    Panel: loadedInspector(),
  });
  const [hasFailed, setFailed] = useState(false);
  const { Panel } = loaded;

  useEffect(
    function fetchInspector() {
      if (Panel || hasFailed) return;
      loadInspector().then(
        (component) => setLoaded({ Panel: component }),
        () => setFailed(true),
      );
    },
    [Panel, hasFailed],
  );

  if (hasFailed) return <InspectorFailed onRetry={() => setFailed(false)} />;
  const stage = panel.closest('.demo-block')?.querySelector('.published-demo');
  if (!Panel || !stage) return <p className="inspector-state">{texts.loading}</p>;
  return <Panel inspection={inspection} title={title} stage={stage} panel={panel} />;
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
