import { useEffect, useState } from 'react';
import { copyText } from './copyText';

/** How long it is said that something was copied, in milliseconds. */
const CONFIRMATION = 2000;

/** Copying, and whether it has just succeeded. */
export interface Copied {
  isCopied: boolean;
  /** `copyText`, which has to be called in the task of the press. */
  copy: typeof copyText;
}

/** Copies text and remembers for a moment that it did, for a button to say so. */
export function useCopied(): Copied {
  const [isCopied, setCopied] = useState(false);

  useEffect(
    function forgetConfirmation() {
      if (!isCopied) return undefined;
      const timer = setTimeout(() => setCopied(false), CONFIRMATION);
      return () => clearTimeout(timer);
    },
    [isCopied],
  );

  const copy: typeof copyText = async (text, options) => {
    const succeeded = await copyText(text, options);
    setCopied(succeeded);
    return succeeded;
  };

  return { isCopied, copy };
}
