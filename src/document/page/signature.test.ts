import { expect, test } from 'vitest';
import { signatureOf } from './signature';

const textOf = (...page: Parameters<typeof signatureOf>) =>
  signatureOf(...page)
    .map(({ text }) => text)
    .join('');

test('a signature is the element with the props of the page, which lead to their rows', () => {
  expect(textOf(['select-suffixIcon', 'select-removeIcon'])).toBe('<Select suffixIcon removeIcon>');
  expect(signatureOf(['option-disabled'])).toContainEqual({
    text: 'disabled',
    anchor: 'option-disabled',
  });
});

test('an example replaces the name of its prop, or stands before the others', () => {
  expect(signatureOf(['select-mode'], 'mode="tags"')).toContainEqual({
    text: 'mode="tags"',
    anchor: 'select-mode',
  });
  expect(textOf(['select-mode'], 'mode="tags"')).toBe('<Select mode="tags">');
  expect(textOf(['select-onSearch'], 'mode="tags"')).toBe('<Select mode="tags" onSearch>');
});

test('methods follow the element, as those of its ref', () => {
  expect(textOf(['methods-focus', 'select-autoFocus'])).toBe('<Select autoFocus> ref.focus()');
  expect(textOf(['slider-ref-focus'])).toBe('ref.focus()');
});

test('an example that is no attribute is all of the signature', () => {
  expect(signatureOf(['select-mode'], '<Select>')).toEqual([
    { text: '<Select>', anchor: 'select-mode' },
  ]);
});

test('a page about no code has no signature', () => {
  expect(signatureOf()).toEqual([]);
});
