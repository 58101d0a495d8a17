import { expect, test } from 'vitest';
import { stemOf } from './stem';

test.each([
  ['clear', 'clears', 'cleared', 'clearing'],
  ['option', 'options'],
  ['value', 'values', 'valued'],
  ['scroll', 'scrolls', 'scrolled', 'scrolling', 'scrollable'],
  ['filter', 'filters', 'filtered', 'filtering'],
  ['disable', 'disabled', 'disables', 'disabling'],
  ['select', 'selected', 'selecting', 'selection', 'selections', 'selectable'],
  ['focus', 'focused', 'focusing'],
  ['class', 'classes'],
  ['type', 'types', 'typed', 'typing'],
  ['set', 'sets'],
  ['key', 'keys'],
  ['add', 'adds', 'added', 'adding'],
  ['query', 'queries'],
])('the forms of a word have one stem: %s', (word, ...forms) => {
  expect(new Set(forms.map(stemOf))).toEqual(new Set([stemOf(word)]));
});

test.each([
  ['value', 'virtual'],
  ['clear', 'close'],
  ['tag', 'tab'],
  ['label', 'list'],
  ['disable', 'display'],
  ['placeholder', 'placement'],
  ['loading', 'label'],
])('words of this site with other meanings have other stems: %s, %s', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test.each(['ies', 'bus', 'über', '标签', 'v14', 'optionfilterprop'])(
  'a short word, a name, or one in another script keeps its letters: %s',
  (word) => {
    expect(stemOf(word)).toBe(word);
  },
);
