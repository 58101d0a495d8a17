import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_ADDRESSES } from '../../support/addresses';
import { DIST, parse } from '../dist';

/** Of one picture, in bytes. */
const MAX_SIZE = 12_000;

const overview = parse('/demo');

test('each demo has a small picture in both schemes; "npm run screenshots" takes what is missing', () => {
  for (const address of DEMO_ADDRESSES) {
    const card = overview.querySelector(`.demo-group a[href="${address}"]`)?.closest('li');
    const pictures = [...(card?.querySelectorAll('.thumbnail img') ?? [])];
    expect(pictures.map((it) => it.getAttribute('data-scheme'))).toEqual(['light', 'dark']);
    for (const picture of pictures) {
      const file = path.join(DIST, picture.getAttribute('src') ?? '');
      expect(existsSync(file), `${file} is missing: run "npm run screenshots"`).toBe(true);
      expect(statSync(file).size, file).toBeLessThan(MAX_SIZE);
    }
  }
});

test('the pictures of demos keep nobody waiting and move nothing', () => {
  for (const picture of overview.querySelectorAll('.thumbnail img')) {
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(picture.getAttribute('alt')).toBe('');
    expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
  }
});

test('no two cards of a group say the same of their demos', () => {
  for (const group of overview.querySelectorAll('.demo-group')) {
    const codes = [...group.querySelectorAll('.demo-props')].map(({ textContent }) => textContent);
    const said = codes.filter((code) => code !== '');
    expect(said, group.querySelector('h2')?.textContent).toHaveLength(new Set(said).size);
  }
});
