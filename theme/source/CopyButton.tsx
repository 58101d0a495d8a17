import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/useLocale';
import { CheckIcon, CopyIcon } from '../icons';

/** How long the button says that it has copied, in milliseconds. */
const CONFIRMATION = 2000;

/**
 * Copies text. The `copy-to-clipboard` package, loaded on the first press, shows its own prompt where the browser
 * refuses (E1).
 */
export function CopyButton({ text }: { text: () => string }) {
  const messages = useMessages();
  const [copied, setCopied] = useState(false);

  useEffect(
    function forgetConfirmation() {
      if (!copied) return undefined;
      const timer = setTimeout(() => setCopied(false), CONFIRMATION);
      return () => clearTimeout(timer);
    },
    [copied],
  );

  const copy = async () => {
    const { default: copyToClipboard } = await import('copy-to-clipboard');
    setCopied(await copyToClipboard(text(), { fallbackToPrompt: true }));
  };

  return (
    <button
      type="button"
      className="copy-button needs-script"
      onClick={() => {
        void copy();
      }}
    >
      {copied ? <CheckIcon /> : <CopyIcon />}
      <span aria-live="polite">{copied ? messages.copied : messages.copy}</span>
    </button>
  );
}
