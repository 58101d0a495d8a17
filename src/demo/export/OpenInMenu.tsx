import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { DemoAssets } from '../code/model';
import { EXPORT_KINDS } from './request';
import { usePageTexts } from '../../locale/usePageTexts';
import { Button } from '../../ui/Button';
import { ExternalIcon } from '../../ui/icons';
import { MenuButton } from '../../ui/menu/MenuButton';
import { ExportState } from './ExportState';
import { exporterOf, useExport } from './useExport';

/** Props of the menu. */
export interface OpenInMenuProps {
  /** What is exported, for the name of the embedded editor. */
  title: string;
  /** The code as it is when the reader chooses. */
  assets: () => DemoAssets;
  /** Other places to open it in: elements with the role `menuitem`. */
  children?: ReactNode;
}

/**
 * Menu of the places that a demo opens in, CodeSandbox and StackBlitz (E3) and StackBlitz in the
 * page (E4) among them, and what there is to say about it. The nearest ancestor that is positioned
 * is what the notice hangs from.
 */
export function OpenInMenu({ title, assets, children }: OpenInMenuProps) {
  const texts = usePageTexts();
  const { state, press, close } = useExport(assets);
  const button = useRef<HTMLButtonElement>(null);

  function prepare() {
    exporterOf(assets()).prepare();
  }

  function closeNotice() {
    close();
    button.current?.focus();
  }

  /**
   * A button in a notice: what it leads to takes the place of the notice, and of the focus with it.
   */
  function actInNotice(action: () => void) {
    button.current?.focus();
    action();
  }

  function onKeyDown(event: KeyboardEvent) {
    // The key that has closed the menu is not for the notice, too.
    if (!state || event.key !== 'Escape' || event.isDefaultPrevented()) return;
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
      <MenuButton label={texts.openIn} button={button}>
        {children}
        {EXPORT_KINDS.map((kind) => (
          <Button
            key={kind}
            look="plain"
            className="needs-script"
            role="menuitem"
            tabIndex={-1}
            onClick={() => press({ kind })}
          >
            <span>{texts.exports[kind]}</span>
            {kind !== 'embed' && <ExternalIcon />}
          </Button>
        ))}
      </MenuButton>
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
