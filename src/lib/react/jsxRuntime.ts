import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx as create } from 'react/jsx-runtime';
import { textOf } from './textOf';

/**
 * What JSX compiles to in the browser's build (src/site/build/tolerantText.ts). While React
 * hydrates, it keeps the text of the document, which may have been translated; otherwise it would
 * render the whole page again.
 */
export function jsx(type: ElementType, props: object, key?: Key): ReactElement {
  const text = 'children' in props ? textOf(type, props.children) : undefined;
  const tolerant = { ...props, children: text, suppressHydrationWarning: true };
  return create(type, text === undefined ? props : tolerant, key);
}

// The same for several children, as in React's own build for production.
export { Fragment, jsx as jsxs };
