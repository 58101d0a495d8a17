import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buttonModel, sliderModel } from '../../../tests/unit/playground/fixtures';
import { randomSettings } from '../../../tests/unit/playground/randomSettings';
import { parseQuery, writeQuery } from './query';

test.each([
  ['a slider', sliderModel],
  ['a button', buttonModel],
])('any state of %s survives the way through an address', (_, model) => {
  fc.assert(
    fc.property(randomSettings(model), (settings) => {
      expect(parseQuery(model, writeQuery(model, '', settings))).toEqual({
        settings,
        problems: [],
      });
    }),
  );
});

test.each([
  ['?step=0', 'step'],
  ['?min=0.001', 'min'],
  ['?railColor=red', 'railColor'],
])('%s is reported and ignored', (search, name) => {
  const { settings, problems } = parseQuery(sliderModel, search);
  expect(settings).toEqual({});
  expect(problems).toEqual([expect.objectContaining({ kind: 'value', name })]);
});

test.each(['2026-02-30x', '2026-13-01', 'today'])('the date %s is reported', (text) => {
  expect(parseQuery(buttonModel, `?since=${text}`).problems).toHaveLength(1);
});

test('numbers may be negative and have two decimals', () => {
  const { settings } = parseQuery(sliderModel, '?min=-12.5&step=0.25');
  expect(settings).toEqual({ min: '-12.5', step: '0.25' });
});

test('an event in an address is named as one', () => {
  expect(parseQuery(buttonModel, '?onPress=x').problems).toEqual([
    { kind: 'left-out', name: 'onPress', because: 'event' },
  ]);
});
