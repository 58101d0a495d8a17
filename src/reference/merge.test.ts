import { expect, test } from 'vitest';
import { type DeclaredEntry, type DeclaredReference, findIn, tablesIn } from './merge';

const entry: DeclaredEntry = { type: 'string', required: false, deprecated: false, names: [] };

const declared: DeclaredReference = {
  tables: {
    'Slider.Handle': {
      size: { ...entry, names: ['Size'], description: 'How big it is.', default: "'small'" },
      old: { ...entry, deprecated: true, outdated: 'Use `size`.' },
      index: entry,
    },
    'Slider.ref': { focus: { ...entry, type: '() => void' } },
  },
  types: { Size: "Size = 'small' | 'large'" },
  inherited: { 'Slider.Handle': { count: 270, element: 'button' } },
};

const handle = (descriptions = {}) => {
  const found = findIn(
    declared,
    { tables: [{ id: 'Slider.Handle', descriptions }] },
    'Slider.Handle',
  );
  return typeof found === 'object' ? found : undefined;
};

test('a table says what types and comments say where the site says nothing', () => {
  const { anchor, entries, inherited } = handle() ?? {};
  expect(anchor).toBe('slider-handle');
  expect(inherited).toEqual({ count: 270, element: 'button' });
  expect(entries).toEqual([
    {
      name: 'size',
      type: 'string',
      required: false,
      description: 'How big it is.',
      default: "'small'",
      expansion: ["Size = 'small' | 'large'"],
    },
    {
      name: 'old',
      type: 'string',
      required: false,
      deprecated: 'Use `size`.',
      isComment: true,
      expansion: [],
    },
    { name: 'index', type: 'string', required: false, expansion: [] },
  ]);
});

test('rows without a group stand before groups, not below the title of one', () => {
  const { entries = [] } =
    handle({ index: { description: 'Which one it is.', group: 'place' } }) ?? {};
  expect(entries.map(({ name }) => name)).toEqual(['size', 'old', 'index']);
});

test('what the site says comes first, and in the place of comments', () => {
  const { entries = [] } =
    handle({
      index: { description: 'Which one it is.', see: ['range'] },
      old: { description: 'Gone soon.', deprecated: '`size`' },
    }) ?? {};
  expect(entries.map(({ name }) => name)).toEqual(['index', 'old', 'size']);
  expect(entries[0]).toMatchObject({ description: 'Which one it is.', see: ['range'] });
  expect(entries[1]).toMatchObject({ deprecated: '`size`', isComment: undefined });
});

test('every table is found by its id, and no other', () => {
  expect(tablesIn(declared, undefined).map(({ id }) => id)).toEqual([
    'Slider.Handle',
    'Slider.ref',
  ]);
  expect(findIn(declared, undefined, 'toString')).toBeUndefined();
  expect(findIn('resolving', undefined, 'Slider.ref')).toBe('resolving');
});
