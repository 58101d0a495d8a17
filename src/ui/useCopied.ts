import { useEffect, useState } from 'react';
import { CONFIRMATION } from './confirmCopied';
import { copyText } from './copyText';

/** Copies, and says whether that has just succeeded. */
export interface Copied {
  isCopied: boolean;
  /** `copyText`, which has to be called in the task of the press. */
  copy: typeof copyText;
}

/** For a button that copies text and confirms it for a moment. */
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
