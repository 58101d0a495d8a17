import { useCopied } from '../ui/useCopied';
import { usePlaygroundMessages } from './usePlaygroundMessages';

/**
 * Copies the address of the state; where the browser refuses, it is shown in a prompt to be copied
 * by hand.
 */
export function CopyLinkButton({ address }: { address: () => string }) {
  const messages = usePlaygroundMessages();
  const { isCopied, copy } = useCopied();
  return (
    <button
      type="button"
      className="toolbar-button"
      onClick={() => {
        void copy(address());
      }}
    >
      <span aria-live="polite">{isCopied ? messages.linkCopied : messages.copyLink}</span>
    </button>
  );
}
