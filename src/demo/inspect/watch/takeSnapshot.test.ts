// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createSnapshotTaker, NOTHING } from './takeSnapshot';

let take: () => ReturnType<ReturnType<typeof createSnapshotTaker>>;

function show(html: string): void {
  document.body.innerHTML = `<main id="root"><div id="stage">${html}</div></main>`;
  const stage = document.getElementById('stage');
  if (!stage) throw new Error('There is no stage.');
  const takeSnapshot = createSnapshotTaker(stage, undefined);
  take = () => takeSnapshot(undefined, NOTHING);
}

const byRole = (role: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[role="${role}"]`);
  if (!element) throw new Error(`There is no ${role}.`);
  return element;
};

beforeEach(() => {
  show(`<div role="slider" tabindex="0" aria-label="Volume" aria-valuenow="3"></div>
    <div role="switch" tabindex="0" aria-label="Mute" aria-checked="false"></div>
    <p role="status">3 of 5</p>`);
});

test('shows the first element, then the one that has or last had focus', () => {
  expect(take()).toMatchObject({ shown: 0, elements: [{ name: 'Volume' }, { name: 'Mute' }] });
  byRole('switch').focus();
  expect(take().shown).toBe(1);
  byRole('switch').blur();
  expect(take().shown).toBe(1);
});

test('says what gets the focus, with its states and its value', () => {
  byRole('slider').focus();
  expect(take().announcements).toEqual([
    { kind: 'focus', role: 'slider', name: 'Volume', value: '3', states: {} },
  ]);
  byRole('switch').focus();
  expect(take().announcements).toMatchObject([{ name: 'Mute', states: { checked: 'false' } }]);
});

test('says what keys change: a value, a state, the active item', () => {
  byRole('slider').focus();
  take();
  byRole('slider').setAttribute('aria-valuenow', '4');
  expect(take().announcements).toEqual([{ kind: 'value', value: '4' }]);
  expect(take().announcements).toEqual([]);
  byRole('switch').focus();
  take();
  byRole('switch').setAttribute('aria-checked', 'true');
  expect(take().announcements).toEqual([{ kind: 'states', states: { checked: 'true' } }]);

  show(`<div role="menu" tabindex="0" aria-activedescendant="a"><i role="menuitem" id="a">Open</i>
    <i role="menuitem" id="b">Close</i></div>`);
  byRole('menu').focus();
  take();
  byRole('menu').setAttribute('aria-activedescendant', 'b');
  expect(take().announcements).toMatchObject([
    { kind: 'item', item: { name: 'Close', position: 2, size: 2 } },
  ]);
  byRole('menu').setAttribute('aria-activedescendant', 'gone');
  expect(take().announcements).toEqual([{ kind: 'silence', id: 'gone' }]);
});

test('typing is no news', () => {
  show('<input role="textbox" aria-label="Name">');
  byRole('textbox').focus();
  take();
  (byRole('textbox') as HTMLInputElement).value = 'Ada';
  expect(take()).toMatchObject({ elements: [{ value: 'Ada' }], announcements: [] });
});

test('lists the live regions with what they say', () => {
  expect(take().regions).toEqual([{ role: 'status', isAssertive: false, text: '3 of 5' }]);
});

test('covers what the demo puts into the body, but nothing else of the page', () => {
  document.getElementById('root')?.insertAdjacentHTML('beforeend', '<button>Page</button>');
  document.body.insertAdjacentHTML('beforeend', '<div><button>In a dialog</button></div>');
  expect(take().elements.map(({ name }) => name)).toEqual(['Volume', 'Mute', 'In a dialog']);
});
