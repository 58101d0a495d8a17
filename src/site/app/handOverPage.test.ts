// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberPage } from './handOverPage';

const PAGE = `
  <header class="top"><button class="menu">Menu</button></header>
  <main>
    <label>Find <input class="find" type="search"></label>
    <div data-text="1"><details class="row"><summary>more</summary></details></div>
    <div data-stage="a"><div><input class="select"></div></div>
    <details class="contents"><summary>On this page</summary></details>
    <div role="tabpanel" data-key="one"></div>
    <div role="tabpanel" data-key="two" hidden></div>
    <button class="edit"><span>Edit</span></button>
    <button class="edit"><span>Edit</span></button>
  </main>`;

let container: HTMLElement;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  document.body.innerHTML = '<div id="root"></div>';
  container = document.querySelector<HTMLElement>('#root') ?? document.body;
  container.innerHTML = PAGE;
  window.lastPress = undefined;
});

const find = (selector: string, index = 0): HTMLElement => {
  const found = container.querySelectorAll<HTMLElement>(selector)[index];
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/** Renders the same again, as React does where a document does not match. */
const renderAgain = () => (container.innerHTML = PAGE);

/** Replaces everything, after what else happens meanwhile, and hands over. */
function replaceAll(meanwhile: () => void = () => undefined): void {
  const handOver = rememberPage(container);
  meanwhile();
  renderAgain();
  handOver();
}

test('where nothing was replaced, nothing changes', () => {
  find('.find').focus();
  const handOver = rememberPage(container);
  handOver();
  expect(document.activeElement).toBe(find('.find'));
});

describe('when elements were replaced', () => {
  test('the focus and the text go to the field in the place of another', () => {
    const field = find('.find');
    field.focus();
    if (field instanceof HTMLInputElement) field.value = 'maxCount';
    replaceAll();
    const successor = find('.find');
    expect(document.activeElement).toBe(successor);
    expect(successor).toMatchObject({ value: 'maxCount', selectionStart: 8 });
  });

  test('the focus is not taken from where a reader has gone in between', () => {
    find('.find').focus();
    const handOver = rememberPage(container);
    renderAgain();
    find('.menu').focus();
    handOver();
    expect(document.activeElement).toBe(find('.menu'));
  });

  test('a focus that came after it was asked to remember counts', () => {
    replaceAll(() => find('.find').focus());
    expect(document.activeElement).toBe(find('.find'));
  });

  test('a press waits on the button in the place of the pressed one', () => {
    replaceAll(() => {
      const target = find('.edit > span', 1);
      window.lastPress = { target, event: new MouseEvent('click'), at: 0 };
    });
    expect(window.lastPress).toMatchObject({ target: find('.edit > span', 1) });
  });

  test('a press on what a translation has added is one on the button around it', () => {
    const added = find('.edit', 1).appendChild(document.createElement('font'));
    replaceAll(() => {
      window.lastPress = { target: added, event: new MouseEvent('click'), at: 0 };
    });
    expect(window.lastPress).toMatchObject({ target: find('.edit', 1) });
  });

  test('texts and demos are put back as they were, with what was opened in them', () => {
    const row = find('.row');
    row.setAttribute('open', '');
    const demo = find('[data-stage] > div');
    replaceAll();
    expect(find('.row')).toBe(row);
    expect(find('[data-stage] > div')).toBe(demo);
    expect(container.querySelectorAll('.row')).toHaveLength(1);
  });

  test('what was opened and which panel was shown goes on', () => {
    find('.contents').setAttribute('open', '');
    find('[data-key=one]').hidden = true;
    find('[data-key=two]').hidden = false;
    replaceAll();
    expect(find('.contents').hasAttribute('open')).toBe(true);
    expect(find('[data-key=one]').hidden).toBe(true);
    expect(find('[data-key=two]').hidden).toBe(false);
  });

  test('a class that an extension has added does not matter', () => {
    find('.find').classList.add('extension');
    find('.find').focus();
    replaceAll();
    expect(document.activeElement).toBe(find('.find'));
  });

  test('among more elements than before the place means nothing', () => {
    find('.menu').focus();
    const handOver = rememberPage(container);
    container.innerHTML = `<button class="menu">First</button>${PAGE}`;
    handOver();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a button that is let go after it was replaced', () => {
  /** What a reader does with one button of the mouse after it went down on Edit; counts clicks. */
  function letGo(button: number, types: readonly string[]): number {
    const pressed = find('.edit span');
    const event = new MouseEvent('mousedown', { button, bubbles: true });
    window.lastPress = { target: pressed, event, at: 0 };
    replaceAll();
    let clicks = 0;
    find('.edit').addEventListener('click', () => (clicks += 1));
    for (const type of types)
      find('.edit').dispatchEvent(new MouseEvent(type, { button, bubbles: true }));
    return clicks;
  }

  test('is clicked once', () => expect(letGo(0, ['mouseup', 'mouseup'])).toBe(1));

  test('is not clicked where it was not the first button', () =>
    expect(letGo(2, ['mouseup'])).toBe(0));

  test('is not clicked by the next press, where it was let go before', () =>
    expect(letGo(0, ['pointerdown', 'mouseup'])).toBe(0));
});
