import { useId, useState } from 'react';
import { isDefaultView, type DemoView } from './view';
import type { PageTexts } from '../../locale/texts';
import { useInterfaceLang } from '../../locale/useLocale';
import { usePageTexts } from '../../locale/usePageTexts';
import { FailureNotice } from '../../ui/on-request/FailureNotice';
import { LoadingText } from '../../ui/on-request/LoadingText';
import { useOnRequest } from '../../ui/on-request/useOnRequest';
import { useIsChanged } from '../code/DemoCodeContext';
import { useDemoView } from './useDemoView';
import { viewParts } from './ViewedDemo';
import { Button } from '../../ui/Button';
import { ViewIcon } from '../../ui/icons';
import { NOT_SEARCHED, VISUALLY_HIDDEN } from '../../document/contract';

/**
 * Whether the options of a demo's view are open: at first where the address has some, then as the
 * reader wants.
 */
export function useViewTools(id: string) {
  const view = useDemoView(id);
  const panel = useId();
  const [wanted, setWanted] = useState<boolean>();
  const isOpen = wanted ?? !isDefaultView(view);
  const toggle = () => setWanted(!isOpen);
  return { id, panel, view, isOpen, toggle };
}

type ViewTools = ReturnType<typeof useViewTools>;

function namesOf({ width, dir, scheme }: DemoView, texts: PageTexts): string[] {
  return [
    width && `${width} px`,
    dir === 'rtl' && texts.rightToLeft,
    scheme && { light: texts.colorLight, dark: texts.colorDark }[scheme],
  ].filter((name) => typeof name === 'string');
}

/**
 * A number, for with their names the toolbar would not fit into one row, and all below it would
 * move.
 */
function InForce({ names }: { names: readonly string[] }) {
  const list = names.join(', ');
  return (
    <span className="demo-view-count" title={list}>
      <span>{` ${names.length}`}</span>
      <span className={VISUALLY_HIDDEN}>{`: ${list}`}</span>
    </span>
  );
}

/** Opens the options of a demo's view, and says which are in force. */
export function ViewButton({ tools }: { tools: ViewTools }) {
  const texts = usePageTexts();
  const isChanged = useIsChanged();
  const inForce = isChanged ? [] : namesOf(tools.view, texts);
  return (
    <Button
      look="toolbar-button"
      className="needs-script"
      aria-expanded={tools.isOpen}
      aria-controls={tools.panel}
      onClick={tools.toggle}
      onPointerEnter={viewParts.prepare}
      onFocus={viewParts.prepare}
    >
      {/* The space is for the button's name; the gap one sees is the toolbar's. */}
      <ViewIcon />
      <span>{texts.view}</span>
      {inForce.length > 0 && <InForce names={inForce} />}
    </Button>
  );
}

function PanelContent({ id, view }: ViewTools) {
  const { viewUnavailable } = usePageTexts();
  const parts = useOnRequest(viewParts, true);
  if (parts.phase === 'here') return <parts.value.ViewBar id={id} view={view} />;
  if (parts.phase === 'waiting') return <LoadingText />;
  return <FailureNotice problem={viewUnavailable} onRetry={parts.retry} />;
}

/** The options of a demo's view, once they are asked for. */
export function ViewPanel({ tools }: { tools: ViewTools }) {
  return (
    <div
      className="demo-view-panel"
      id={tools.panel}
      hidden={!tools.isOpen}
      lang={useInterfaceLang()}
      {...NOT_SEARCHED}
    >
      {tools.isOpen && <PanelContent {...tools} />}
    </div>
  );
}
