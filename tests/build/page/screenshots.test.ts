import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DIST, parse } from '../dist';

const pictures = [...parse('/').querySelectorAll('.screenshots picture')];

/** Width and height from the box `ispe` of an AVIF file. */
function avifSize(address: string): [width: number, height: number] {
  const bytes = readFileSync(path.join(DIST, address));
  const box = bytes.indexOf('ispe');
  return [bytes.readUInt32BE(box + 8), bytes.readUInt32BE(box + 12)];
}

test('a screenshot has two sizes in AVIF, which are what the page says, and one for other browsers', () => {
  expect(pictures).toHaveLength(8);
  for (const picture of pictures) {
    const image = picture.querySelector('img');
    const [width, height] = [
      Number(image?.getAttribute('width')),
      Number(image?.getAttribute('height')),
    ];
    const source = picture.querySelector('source[type="image/avif"]');
    const candidates = (source?.getAttribute('srcset') ?? '').split(', ');
    const sizes = candidates.map((candidate) => {
      const [address = '', descriptor = ''] = candidate.split(' ');
      const size = avifSize(address);
      expect(descriptor).toBe(`${size[0]}w`);
      return size;
    });
    expect(sizes).toEqual([
      [width, height],
      [2 * width, 2 * height],
    ]);
    expect(source?.getAttribute('sizes')).toBeTruthy();
    expect(
      readFileSync(path.join(DIST, image?.getAttribute('src') ?? ''))
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
  }
});

test('a screenshot keeps nobody waiting: it is lazy, decoded aside, and its place is kept', () => {
  for (const picture of pictures) {
    const image = picture.querySelector('img');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.getAttribute('decoding')).toBe('async');
    expect(image?.hasAttribute('fetchpriority')).toBe(false);
    expect(Number(image?.getAttribute('height'))).toBeGreaterThan(0);
  }
});
