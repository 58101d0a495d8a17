import { useEffect, useState } from 'react';
import { usePlaygroundMessages } from './usePlaygroundMessages';

/** How long the button says that it has copied, in milliseconds; as long as the copy button of code. */
const CONFIRMATION = 2000;

/** Copies the address of the state; where the browser refuses, it is shown in a prompt to be copied by hand. */
export function CopyLinkButton({ address }: { address: () => string }) {
  const messages = usePlaygroundMessages();
  const [isCopied, setCopied] = useState(false);

  useEffect(
    function forgetConfirmation() {
      if (!isCopied) return undefined;
      const timer = setTimeout(() => setCopied(false), CONFIRMATION);
      return () => clearTimeout(timer);
    },
    [isCopied],
  );

  const copy = async () => {
    const { default: copyToClipboard } = await import('copy-to-clipboard');
    setCopied(await copyToClipboard(address(), { fallbackToPrompt: true }));
  };

  return (
    <button
      type="button"
      className="toolbar-button"
      onClick={() => {
        void copy();
      }}
    >
      <span aria-live="polite">{isCopied ? messages.linkCopied : messages.copyLink}</span>
    </button>
  );
}
