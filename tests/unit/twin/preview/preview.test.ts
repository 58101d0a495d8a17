import { expect, test } from 'vitest';
import { previewAlt, previewPath, previewTexts } from '../../../../src/twin/preview/preview';
import { page, text } from '../site';

const named = (title: string, group?: string) =>
  page('/a', '', {
    text: text('', { title }),
    frontMatter: { title, ...(group !== undefined && { group: { title: group } }) },
  });

test('the picture of a page has the address of the page below /previews', () => {
  expect(previewPath('/')).toBe('/previews/index.png');
  expect(previewPath('/demo')).toBe('/previews/demo.png');
  expect(previewPath('/demo/single')).toBe('/previews/demo/single.png');
});

test('a picture says what the page is and what it belongs to', () => {
  const texts = previewTexts(named('Tags', 'Modes'), 'rc-select');
  expect(texts).toEqual({
    site: 'rc-select',
    group: 'Modes',
    title: 'Tags',
    description: 'What it is for.',
  });
  expect(previewAlt(texts)).toBe('rc-select: Tags. What it is for.');
});

test('a picture says the name of the site once', () => {
  const texts = previewTexts(named('rc-select'), 'rc-select');
  expect(texts).toMatchObject({ site: undefined, group: undefined, title: 'rc-select' });
  expect(previewAlt(texts)).toBe('rc-select. What it is for.');
});
