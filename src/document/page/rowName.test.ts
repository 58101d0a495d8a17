import { expect, test } from 'vitest';
import { rowName } from './rowName';

test.each([
  ['select-maxCount', 'maxCount'],
  ['select-option-value', 'value'],
  ['button-aria-label', 'aria-label'],
  ['methods-focus', 'focus()'],
  ['slider-ref-focus', 'focus()'],
  ['card-grid-ref-nativeElement', 'nativeElement()'],
])('the row %s is called %s', (anchor, name) => {
  expect(rowName(anchor)).toBe(name);
});
