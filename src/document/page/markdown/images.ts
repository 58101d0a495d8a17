import path from 'node:path';
import { decodeAddress, isElsewhere } from '../../../lib/address';
import type { FileReader } from '../../../lib/fileReader';
import { Problem } from '../../../lib/problem';
import { placeOf } from '../../../lib/textFile';
import { walk, type MarkdownNode } from './walk';

/** Images with their addresses; one may have its address in a definition further down. */
function* imagesIn(tree: MarkdownNode): Generator<{ node: MarkdownNode; address: string }> {
  const images: MarkdownNode[] = [];
  const definitions = new Map<string | undefined, string>();
  walk(tree, (node) => {
    if (node.type === 'image' || node.type === 'imageReference') images.push(node);
    // Of several with one name, the first counts.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url ?? '');
  });
  for (const node of images)
    yield { node, address: node.url ?? definitions.get(node.identifier) ?? '' };
}

/**
 * Checks that there is a file for each image of a page. webpack would name a line of what is made
 * of the page, and only where the address is relative.
 *
 * @param publicFolder - What addresses from the root of the site are below.
 * @throws {Problem} Which names the page, the line and the address.
 */
export function checkImages(
  tree: MarkdownNode,
  page: string,
  publicFolder: string,
  reader: FileReader,
): void {
  for (const { node, address } of imagesIn(tree)) {
    const name = decodeAddress(address.replace(/[?#].*/, ''));
    // A part of the document is no picture.
    if (name !== '' && isElsewhere(address)) continue;
    const file = name.startsWith('/')
      ? path.join(publicFolder, name)
      : path.resolve(path.dirname(page), name);
    if (name !== '' && reader.has(file)) continue;
    const from = name.startsWith('/') ? 'the folder public' : 'the page';
    throw new Problem(
      {
        what: `the image ${address} does not exist.`,
        why: `there is no file ${placeOf(file)}, so readers would see a broken picture.`,
        fix: `add the file, or correct the address, which is a path from ${from}.`,
      },
      `${page}:${node.position?.start.line ?? 1}`,
    );
  }
}
