import { type ContentInput, type DemoInput, type TocInput } from '../../engine/site/data';
import { type Block } from './block';
import { joinParts } from './table';

/** The content of a page or a tab as the worker receives it. */
export interface EncodedContent extends Required<Pick<ContentInput, 'toc' | 'texts'>> {
  demos: NonNullable<DemoInput['asset']>[];
}

/** What the rows below a heading belong to: `Option` of "Option props". */
const ownerOf = (heading: TocInput | undefined): string =>
  (heading?.title ?? '').replace(/ props$/, '');

/**
 * A page of demos begins with one, and the paragraph below it says when to use what the page is
 * about: that is text of the page, not of the demo.
 */
function putTextOfPageFirst(blocks: readonly Block[]): readonly Block[] {
  const [demo, text, ...rest] = blocks;
  return demo?.kind === 'demo' && text?.kind === 'paragraph' ? [text, demo, ...rest] : blocks;
}

/**
 * Groups blocks by the heading above them; blocks above the first heading have none. The worker
 * reads it with src/search/engine/site/decodeContent.ts.
 */
export function encodeContent(blocks: readonly Block[]): EncodedContent {
  const content: EncodedContent = { toc: [], texts: [], demos: [] };
  const { toc, texts, demos } = content;
  let section: number | undefined;
  let heading: TocInput | undefined;

  const begin = (id: string, depth: number, title: string, owner?: string): number =>
    toc.push({ id, depth, title, ...(owner && { owner }) }) - 1;
  const add = (value: string, tocIndex: number | undefined): void => {
    texts.push({ value, paraId: texts.length, ...(tocIndex !== undefined && { tocIndex }) });
  };
  const rowDepth = (): number => (heading?.depth ?? 1) + 1;
  const below = (title: string): string => [heading?.title, title].filter(Boolean).join(': ');

  for (const block of putTextOfPageFirst(blocks)) {
    switch (block.kind) {
      case 'paragraph':
        add(block.text, section);
        break;
      case 'heading':
        section = begin(block.id, block.depth, block.title);
        heading = toc[section];
        break;
      case 'demo':
        // What follows explains the demo; the worker adds it to the demo of that id
        // (src/search/engine/site/readEntries.ts).
        section = begin(block.id, block.depth, block.title);
        demos.push({ id: block.id, title: block.title, description: block.description });
        break;
      case 'table': {
        const table = begin(block.id, rowDepth(), below(block.title));
        for (const row of block.rows) add(row, table);
        break;
      }
      case 'rows':
        // On its own, the title of a group would be found instead of the prop of that name, such as
        // `value`.
        begin(block.id, rowDepth(), below(block.title));
        break;
      case 'row': {
        const row = begin(block.id, rowDepth(), block.title, ownerOf(heading));
        // The heading says what the row is about, so that its first line makes sense on its own.
        add(joinParts([heading?.title ?? '', ...block.facts]), row);
        for (const paragraph of block.paragraphs) add(paragraph, row);
        break;
      }
    }
  }
  return content;
}
