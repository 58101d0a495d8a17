import { Renderer, type MeasuredNode } from '@takumi-rs/core';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../../src/twin/preview/card';
import { createDrawPreview } from '../../../../src/twin/preview/draw';
import { PREVIEW_SIZE, type PreviewTexts } from '../../../../src/twin/preview/preview';
import { sizeOfPng } from '../../../support/png';

const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const TEXTS: PreviewTexts = {
  site: 'rc-select',
  group: 'Modes',
  title: 'Tags',
  description: 'What it is for.',
};

describe('a picture', () => {
  const drawing = createDrawPreview(process.cwd());

  test('has the size that documents say, and says what its page says', async () => {
    const draw = await drawing;
    const [one, same, other] = await Promise.all([
      draw(TEXTS),
      draw(TEXTS),
      draw({ ...TEXTS, title: 'Single' }),
    ]);
    expect(sizeOfPng(one)).toEqual(PREVIEW_SIZE);
    expect(same.equals(one)).toBe(true);
    expect(other.equals(one)).toBe(false);
  });

  test('leaves out what its font does not have', async () => {
    const draw = await drawing;
    const plain = await draw(TEXTS);
    const mixed = await draw({ ...TEXTS, title: 'Tags 标签 😀', group: '👩‍👩‍👧 Modes' });
    expect(mixed.equals(plain)).toBe(true);
    expect(sizeOfPng(await draw({ ...TEXTS, title: '标签' }))).toEqual(PREVIEW_SIZE);
  });

  test('has the font for every letter of European languages', async () => {
    const draw = await drawing;
    const blank = await draw({ ...TEXTS, title: '' });
    for (const title of ['Éł', 'Жук', 'Ωμέγα', 'Ấn'])
      expect((await draw({ ...TEXTS, title })).equals(blank)).toBe(false);
  });
});

describe('a text that is too long', () => {
  const WORDS = 'Long words '.repeat(40);
  const WORD = 'a'.repeat(400);

  /** The lines of each text of a picture, in the order from the top. */
  async function linesOf(texts: PreviewTexts) {
    const renderer = new Renderer();
    await renderer.registerFont(readFileSync(FONT));
    const images = [{ src: 'logo', data: readFileSync('public/favicon.svg') }];
    const [site, page] = (
      await renderer.measure(cardOf(texts, 'logo'), { ...PREVIEW_SIZE, images })
    ).children;
    const toLines = ({ runs, transform, width }: MeasuredNode) =>
      runs.map((run) => ({ ...run, y: run.y + transform[5], isInside: run.width <= width }));
    return [site?.children.at(-1), ...(page?.children ?? [])].map((node) =>
      node ? toLines(node) : [],
    );
  }

  test.each([
    ['of words', WORDS],
    ['of one word', WORD],
  ])('%s wraps and is cut', async (_kind, long) => {
    const lines = await linesOf({ ...TEXTS, title: long, description: long });
    expect(lines.map(({ length }) => length)).toEqual([1, 1, 2, 3]);
    const all = lines.flat();
    expect(all.filter(({ isInside }) => !isInside)).toEqual([]);
    // None is on another.
    const tops = all.map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const [site, group] = all;
    expect((group?.y ?? 0) - (site?.y ?? 0) - (site?.height ?? 0)).toBeGreaterThan(24);
    const last = all.at(-1);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(PREVIEW_SIZE.height - 40);
  });

  test('has an ellipsis for the rest, whatever it is', async () => {
    const draw = await createDrawPreview(process.cwd());
    const cut = await draw({ ...TEXTS, title: WORDS, description: WORDS });
    const longer = await draw({ ...TEXTS, title: WORDS + WORDS, description: WORDS + WORDS });
    expect(longer.equals(cut)).toBe(true);
  });
});
