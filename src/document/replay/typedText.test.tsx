// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { retypeText, typedIn } from './typedText';

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

test.each(['input', 'textarea'] as const)(
  'what was typed into an %s before the script ran stays',
  (name) => {
    const element = rendered();
    const field = element.querySelector(name);
    if (!field) throw new Error(`there is no ${name}`);
    field.value = 'osl';
    const typed = typedIn(element.querySelectorAll('*'));
    act(() => {
      hydrateRoot(element, <Fields />);
    });
    act(() => retypeText(typed));
    expect(field.value).toBe('osl');
    expect(element.querySelector('output')?.textContent).toBe(name === 'input' ? 'osl' : '');
  },
);

test('fields that nobody typed in are left alone', () => {
  expect(typedIn(rendered().querySelectorAll('*')).size).toBe(0);
});
