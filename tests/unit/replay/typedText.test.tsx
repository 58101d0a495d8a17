// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { retypeText, typedIn } from '../../../theme/replay/typedText';

function Fields() {
  const [text, setText] = useState('');
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <textarea defaultValue="Your parcel" />
      <input type="checkbox" defaultChecked />
      <output>{text}</output>
    </>
  );
}

function rendered(): HTMLDivElement {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Fields />);
  document.body.replaceChildren(element);
  return element;
}

const inputOf = (element: Element): HTMLInputElement => {
  const input = element.querySelector('input');
  if (!input) throw new Error('there is no input');
  return input;
};

test('text that was typed before the script ran reaches the component', () => {
  const element = rendered();
  inputOf(element).value = 'osl';
  const typed = typedIn(element.querySelectorAll('*'));
  act(() => {
    hydrateRoot(element, <Fields />);
  });
  act(() => retypeText(typed));
  expect(inputOf(element).value).toBe('osl');
  expect(element.querySelector('output')?.textContent).toBe('osl');
});

test('fields that nobody typed in are left alone', () => {
  expect(typedIn(rendered().querySelectorAll('*')).size).toBe(0);
});

test('a textarea keeps what was typed', () => {
  const element = rendered();
  const area = element.querySelector('textarea');
  if (area) area.value = 'On its way';
  const typed = typedIn(element.querySelectorAll('*'));
  act(() => {
    hydrateRoot(element, <Fields />);
  });
  act(() => retypeText(typed));
  expect(area?.value).toBe('On its way');
});
