import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFileReader } from '../../../lib/fileReader';
import { checkImages } from './images';
import type { MarkdownNode } from './walk';
import { folderForEach } from '../../../../tests/unit/scripts/temporaryFolder';

const at = (file: string) => path.join(folder.path, file);

const folder = folderForEach({
  'docs/guide/a b.png': '',
  'docs/logo.svg': '',
  'public/pictures/a.webp': '',
});

/** The files of the images of a page. */
function imagesOf(...children: MarkdownNode[]): string[] {
  const reader = createFileReader();
  checkImages({ type: 'root', children }, at('docs/guide/page.md'), at('public'), reader);
  return reader.asked().found;
}

const image = (url: string): MarkdownNode => ({
  type: 'paragraph',
  children: [{ type: 'image', url, position: { start: { line: 12 } } }],
});

const reference: MarkdownNode = {
  type: 'imageReference',
  identifier: 'logo',
  position: { start: { line: 3 } },
};
const definition = (url: string): MarkdownNode => ({ type: 'definition', identifier: 'logo', url });

describe('an image of a page', () => {
  test.each([
    ['a%20b.png', 'docs/guide/a b.png'],
    ['./a%20b.png?inline#top', 'docs/guide/a b.png'],
    ['../logo.svg', 'docs/logo.svg'],
    ['/pictures/a.webp', 'public/pictures/a.webp'],
  ])('that exists is found: %s', (address, file) => {
    expect(imagesOf(image(address))).toEqual([at(file)]);
  });

  test('that has its address in a definition is found', () => {
    expect(imagesOf(reference, definition('../logo.svg'), definition('gone.svg'))).toEqual([
      at('docs/logo.svg'),
    ]);
  });

  test.each(['https://site.example/a.png', '//site.example/a.png', 'data:image/png;base64,AA=='])(
    'that is no file of the site is passed over: %s',
    (address) => {
      expect(imagesOf(image(address))).toEqual([]);
    },
  );

  test.each([
    ['./gone.png', 'docs/guide/gone.png', 'the page'],
    ['%E0%A4%A.png', 'docs/guide/%E0%A4%A.png', 'the page'],
    ['/pictures/gone.webp', 'public/pictures/gone.webp', 'the folder public'],
  ])('that does not exist ends the build: %s', (address, file, from) => {
    expect(() => imagesOf(image(address))).toThrow(
      [
        `${at('docs/guide/page.md')}:12`,
        `  What happened: the image ${address} does not exist.`,
        `  Why: there is no file ${path.relative('.', at(file))}, so readers would see a broken picture.`,
        `  What to do: add the file, or correct the address, which is a path from ${from}.`,
      ].join('\n'),
    );
  });

  test('whose definition names no file ends the build, with the line of the image', () => {
    expect(() => imagesOf(reference, definition('gone.svg'))).toThrow(/page\.md:3\n.*gone\.svg/);
  });
});
