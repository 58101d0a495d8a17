import { missing } from '../../lib/generated';
import { attributeOf, elementsIn, type Fragment, rawTextOf, removeNode } from '../../lib/markup';
import { BUILD_RECORD } from '../contract';
import type { DemoRecord, LayoutRecord } from './buildRecords';

/** What the build has to know of markup that the server renders, beside the markup. */
export interface BuildRecords {
  layout: LayoutRecord;
  demos: DemoRecord[];
}

/**
 * Takes the records of a document in the layout out of its markup.
 *
 * @throws {Problem} When the markup has none.
 */
export function takeRecords(root: Fragment): BuildRecords {
  let layout: LayoutRecord | undefined;
  const demos: DemoRecord[] = [];
  for (const element of elementsIn(root)) {
    const kind = attributeOf(element, BUILD_RECORD);
    if (kind === undefined) continue;
    // The theme of the same build has written them.
    if (kind === 'demo') demos.push(JSON.parse(rawTextOf(element)) as DemoRecord);
    else layout = JSON.parse(rawTextOf(element)) as LayoutRecord;
    removeNode(element);
  }
  if (layout) return { layout, demos };
  throw missing({
    by: 'react-dom',
    what: `an element with \`${BUILD_RECORD}\``,
    why: 'documents would not say what their page is, and demos would have no documents.',
    file: 'src/document/page/takeRecords.ts',
  });
}
