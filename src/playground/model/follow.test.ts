import { expect, test } from 'vitest';
import { sliderModel, tabsModel } from '../../../tests/unit/playground/fixtures';
import { literal } from '../example';
import { follow } from './follow';
import { createModel } from './model';

const tabs = tabsModel({ examples: { items: [literal('none', [])] } });

test('a state that is set follows the callback that asks for another', () => {
  expect(follow(tabs, { activeKey: 'a' }, 'onActiveKeyChange', 'b')).toEqual({ activeKey: 'b' });
});

test('a component that asks to be closed is closed', () => {
  expect(follow(tabs, { open: 'true', animated: 'true' }, 'onClose', undefined)).toEqual({
    animated: 'true',
  });
});

test('the value of a field is that of its event', () => {
  const field = createModel(sliderModel.target, [
    { name: 'value', type: 'string', required: true },
  ]);
  expect(follow(field, {}, 'onChange', { target: { value: 'x' } })).toEqual({ value: 'x' });
});

test.each<[event: string, argument: unknown]>([
  ['onActiveKeyChange', 'b'],
  ['onTabClick', 'b'],
  ['onClose', undefined],
  ['onChange', { target: null }],
])('%s changes nothing that is not set', (event, argument) => {
  const settings = {};
  expect(follow(tabs, settings, event, argument)).toBe(settings);
});

test('what a control cannot be set to changes nothing', () => {
  const settings = { activeKey: 'a' };
  expect(follow(tabs, settings, 'onActiveKeyChange', 'a\nb')).toBe(settings);
});
