import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface DialogProps {
  label: string;
  /** Called when the reader closes it, and when the page changes. Always the same function. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog that is open while it is rendered: it traps the focus, and closes with
 * Escape and with a press beside it.
 */
export function Dialog({ label, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useLayoutEffect(function openModal() {
    const element = dialog.current;
    element?.showModal();
    // Before React removes it, which alone would not give the focus back.
    return () => element?.close();
  }, []);

  useEffect(() => onClose, [key, onClose]);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
