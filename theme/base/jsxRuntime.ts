import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx as createElement, jsxs } from 'react/jsx-runtime';

/**
 * What JSX compiles to for an element with one child or none, in the browser's build
 * (src/plugins/page/tolerantText.ts). An element whose only child is text keeps the text of the
 * document while React hydrates: a browser that translates the page, or an extension, may have
 * changed it by then, and React would render the whole page again.
 */
export function jsx(type: ElementType, props: object, key?: Key): ReactElement {
  const isText =
    typeof type === 'string' && 'children' in props && /string|number/.test(typeof props.children);
  return createElement(type, isText ? { ...props, suppressHydrationWarning: true } : props, key);
}

export { Fragment, jsxs };
