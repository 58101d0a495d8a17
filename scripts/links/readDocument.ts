import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** What of a document can lead to, and be led to. */
export interface Document {
  /** Addresses of links, images, frames, scripts and style sheets, as they are written. */
  addresses: readonly string[];
  ids: ReadonlySet<string>;
}

/** Attributes that hold addresses, by element. */
const ADDRESS: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  iframe: 'src',
  img: 'src',
  link: 'href',
  script: 'src',
  source: 'srcset',
};

/** Of `a.avif 360w, b.avif 720w`, the addresses. */
const inSet = (value: string) => value.split(',').map((each) => each.trim().replace(/\s.*/, ''));

function* elementsIn(
  node: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsIn('content' in child ? child.content : child);
  }
}

/** Reads where a document leads to, and which places in it have a name. */
export function readDocument(html: string): Document {
  const addresses: string[] = [];
  const ids = new Set<string>();
  for (const { tagName, attrs } of elementsIn(parse(html))) {
    for (const { name, value } of attrs) {
      if (name === 'id') ids.add(value);
      if (name === ADDRESS[tagName])
        addresses.push(...(name === 'srcset' ? inSet(value) : [value]));
    }
  }
  return { addresses, ids };
}
