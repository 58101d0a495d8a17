// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { leaveFocus } from './leaveFocus';

const button = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`There is no #${id}.`);
  element.focus();
  return element;
};

beforeEach(() => {
  document.body.innerHTML = `
    <main><section id="part"><button id="inside"></button></section></main>
    <button id="outside"></button>`;
});

describe('the focus leaves a control that is about to go', () => {
  test('to the part of the page around it', () => {
    leaveFocus(button('inside'));
    expect(document.activeElement?.id).toBe('part');
  });

  test('to the text of the page from a notice over it', () => {
    leaveFocus(button('outside'));
    expect(document.activeElement?.localName).toBe('main');
  });
});
