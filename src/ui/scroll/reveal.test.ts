// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { reveal } from './reveal';

test('every closed part around an element is opened, and no other', () => {
  document.body.innerHTML =
    '<details id="other"></details><details><div><details><p>Text</p></details></div></details>';
  const text = document.querySelector('p');
  if (text) reveal(text);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([
    false,
    true,
    true,
  ]);
});
