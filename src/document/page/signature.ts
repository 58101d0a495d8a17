import { rowName } from './rowName';

/** A part of a signature, and the row of the prop tables that it leads to. */
export interface SignaturePart {
  text: string;
  anchor?: string;
}

/** An example that is an attribute, such as `mode="tags"`. */
const ATTRIBUTE = /^([\w-]+)=/;

/** The name of a component, of which an anchor has the small letters. */
function componentOf(anchor: string): string {
  return anchor.charAt(0).toUpperCase() + anchor.slice(1, anchor.indexOf('-'));
}

/** The element with the props of a page; an example replaces the name of its prop. */
function elementOf(anchors: readonly string[], example?: string): SignaturePart[] {
  const [first] = anchors;
  if (first === undefined) return [];
  const name = example && ATTRIBUTE.exec(example)?.[1];
  const props = anchors.map((anchor): SignaturePart => {
    const prop = rowName(anchor);
    return { text: prop === name ? (example ?? prop) : prop, anchor };
  });
  const isOwn = props.some(({ text }) => text === example);
  const all = example === undefined || isOwn ? props : [{ text: example }, ...props];
  return [
    { text: `<${componentOf(first)}` },
    ...all.flatMap((prop) => [{ text: ' ' }, prop]),
    { text: '>' },
  ];
}

/**
 * What a page is about, as code: the second voice of its title.
 *
 * @param anchors - Of the rows of props and methods that the page is about.
 * @param example - An attribute such as `mode="tags"`, or all of the signature.
 * @returns Such as `<Select `, `maxCount`, `>`; empty if the page is about no code.
 */
export function signatureOf(anchors: readonly string[] = [], example?: string): SignaturePart[] {
  if (example !== undefined && !ATTRIBUTE.test(example)) {
    return [{ text: example, anchor: anchors[0] }];
  }
  const isMethod = (anchor: string) => rowName(anchor).endsWith('()');
  const methods = anchors.filter(isMethod);
  const element = elementOf(
    anchors.filter((anchor) => !isMethod(anchor)),
    example,
  );
  return methods.reduce<SignaturePart[]>(
    (parts, anchor) => [
      ...parts,
      { text: parts.length > 0 ? ' ref.' : 'ref.' },
      { text: rowName(anchor), anchor },
    ],
    element,
  );
}
