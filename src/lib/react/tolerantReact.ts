import * as React from 'react';
import { textOf } from './textOf';

// @ts-expect-error Its types are one value (`export =`), its module has names.
export * from 'react';
export { default } from 'react';

/**
 * React's `createElement`, which packages are compiled to, as src/lib/react/jsxRuntime.ts is for
 * JSX (src/site/build/tolerantText.ts).
 */
export function createElement(
  type: React.ElementType,
  props: object | null,
  ...children: React.ReactNode[]
): React.ReactElement {
  const text = textOf(type, children);
  return text === undefined
    ? React.createElement(type, props, ...children)
    : React.createElement(type, { ...props, suppressHydrationWarning: true }, text);
}
