import { useRef, type KeyboardEvent } from 'react';
import type { DemoAssets } from '../../../src/demo/code/model';
import { usePageTexts } from '../../locale/usePageTexts';
import { ExternalIcon } from '../../ui/icons';
import { ExportState } from './ExportState';
import { exporterOf } from './exporter';
import { useExport } from './useExport';
import { EXPORT_KINDS } from '../../../src/demo/export/request';
import { Button } from '../../ui/Button';

/** Props of the export buttons. */
export interface ExportButtonsProps {
  /** What is exported, for the name of the embedded editor. */
  title: string;
  /** The code as it is when the reader presses. */
  assets: () => DemoAssets;
}

/**
 * Buttons that open a demo in CodeSandbox or StackBlitz (E3), or StackBlitz in the page (E4), and
 * what there is to say about it. The nearest ancestor that is positioned is what the notice hangs
 * from.
 */
export function ExportButtons({ title, assets }: ExportButtonsProps) {
  const texts = usePageTexts();
  const { state, press, close } = useExport(assets);
  const pressed = useRef<HTMLButtonElement>(null);
  const isEmbedded = state?.phase === 'here' && state.value.outcome.status === 'embedded';

  function prepare() {
    exporterOf(assets()).prepare();
  }

  function closeNotice() {
    close();
    pressed.current?.focus();
  }

  /**
   * A button in a notice: what it leads to takes the place of the notice, and of the focus with it.
   */
  function actInNotice(action: () => void) {
    pressed.current?.focus();
    action();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!state || event.key !== 'Escape') return;
    event.preventDefault();
    closeNotice();
  }

  return (
    <div
      className="export"
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onKeyDown={onKeyDown}
    >
      {EXPORT_KINDS.map((kind) => (
        <Button
          key={kind}
          look="toolbar-button"
          className="needs-script"
          aria-label={texts.exports[kind]}
          aria-expanded={kind === 'embed' ? isEmbedded : undefined}
          onClick={(event) => {
            pressed.current = event.currentTarget;
            if (kind === 'embed' && isEmbedded) close();
            else press({ kind });
          }}
        >
          {texts.exportLabels[kind]} {kind !== 'embed' && <ExternalIcon />}
        </Button>
      ))}
      <ExportState
        state={state}
        title={title}
        onPress={(request) => actInNotice(() => press(request))}
        onRetry={actInNotice}
        onClose={closeNotice}
      />
    </div>
  );
}
