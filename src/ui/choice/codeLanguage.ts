import { CODE_LANGUAGE } from '../../document/contract';
import type { Readable } from '../../lib/store';
import type { CodeLanguage } from './choices';

const JAVASCRIPT: CodeLanguage = 'javascript';

/** Whether the reader has chosen to see code in JavaScript, which the script in the head keeps. */
export const wantsJavaScript: Readable<boolean> = {
  get: () => document.documentElement.getAttribute(CODE_LANGUAGE) === JAVASCRIPT,
  initial: () => false,
  subscribe(listener) {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: [CODE_LANGUAGE] });
    return () => observer.disconnect();
  },
};
