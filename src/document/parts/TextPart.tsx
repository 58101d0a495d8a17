import { createElement, type HTMLAttributes, type JSX, type Ref } from 'react';
import { usePart } from './usePart';
import { useHtml } from '../../lib/react/useHtml';
import { textPart } from '../contract';

type HtmlElement = keyof JSX.IntrinsicElements;

interface TextPartProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  as: HtmlElement;
  /** Name of the part in the document. */
  name: string;
}

/**
 * A part of a page that is only text: its HTML is in the document, and not a second time in the
 * script (src/site/build/text-parts). Hydration keeps what the document has.
 */
export function TextPart({ as, name, ...attributes }: TextPartProps) {
  return createElement(as, {
    ...attributes,
    ...textPart(name),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: useHtml(usePart(name)),
  });
}
