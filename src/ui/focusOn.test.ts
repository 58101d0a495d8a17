// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { focusOn } from './focusOn';

function add(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.querySelector<HTMLElement>('body > :last-child') ?? document.body;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('focus after a navigation', () => {
  test('goes to a section, which is focusable only while focused', () => {
    const section = add('<section>Text</section>');
    focusOn(section);
    expect(document.activeElement).toBe(section);
    expect(section.tabIndex).toBe(-1);
    focusOn(add('<button>Next</button>'));
    expect(section.hasAttribute('tabindex')).toBe(false);
  });

  test('does not change the tabindex of focusable elements', () => {
    const heading = add('<h1 tabindex="-1">Title</h1>');
    const button = add('<button>Tab</button>');
    focusOn(heading);
    focusOn(button);
    expect(document.activeElement).toBe(button);
    expect(heading.getAttribute('tabindex')).toBe('-1');
    expect(button.hasAttribute('tabindex')).toBe(false);
  });
});
