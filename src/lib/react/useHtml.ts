import { useMemo } from 'react';

/**
 * HTML for `dangerouslySetInnerHTML`: the same object for the same HTML. React before 19.3 writes
 * the HTML again for another object, and what was in the element is gone: a demo that runs, the
 * focus, a translation.
 */
export const useHtml = (html: string): { __html: string } =>
  useMemo(() => ({ __html: html }), [html]);
