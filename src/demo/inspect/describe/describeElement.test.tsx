// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeElement } from './describeElement';
import { findInteractive } from './interactive';

/** What is interactive in some HTML, with the properties that matter. */
function seen(html: string) {
  document.body.innerHTML = html;
  return findInteractive([document.body], 50).map((element) => describeElement(element));
}

test('a slider has a name, a value in words, its range and its orientation', () => {
  const [slider] = seen(`<span id="volume">Volume</span>
    <div role="slider" tabindex="0" aria-labelledby="volume" aria-valuenow="3" aria-valuemin="0"
      aria-valuemax="5" aria-valuetext="loud" aria-orientation="vertical"></div>`);
  expect(slider).toMatchObject({
    role: 'slider',
    name: 'Volume',
    value: 'loud',
    states: { valuenow: '3', valuemin: '0', valuemax: '5', orientation: 'vertical' },
    references: [
      { attribute: 'aria-labelledby', id: 'volume', matches: 1, role: '', text: 'Volume' },
    ],
  });
});

test('a slider of HTML has the same without attributes of ARIA', () => {
  const [slider] = seen('<input type="range" aria-label="Volume" value="30" max="60">');
  expect(slider).toMatchObject({
    role: 'slider',
    value: '30',
    states: { valuenow: '30', valuemin: '0', valuemax: '60' },
  });
});

test('a dialog is described with what is in it, and by which text', () => {
  const described = seen(`<div role="dialog" aria-modal="true" aria-labelledby="title"
      aria-describedby="text" tabindex="-1">
      <h2 id="title">Delete?</h2><p id="text">It is gone then.</p>
      <button>Delete</button><button disabled>Keep</button></div>`);
  expect(described.map(({ role, name }) => [role, name])).toEqual([
    ['dialog', 'Delete?'],
    ['button', 'Delete'],
    ['button', 'Keep'],
  ]);
  expect(described[0]).toMatchObject({
    description: 'It is gone then.',
    states: { modal: 'true' },
  });
  expect(described[2]?.states).toEqual({ disabled: 'true' });
});

test('tabs say which is selected and which panel they control', () => {
  const described = seen(`<div role="tablist" aria-label="Months">
      <button role="tab" aria-selected="true" aria-controls="may">May</button>
      <button role="tab" aria-selected="false" aria-controls="june" tabindex="-1">June</button>
    </div><div role="tabpanel" id="may" aria-label="May" tabindex="0"></div>`);
  expect(described.map(({ role }) => role)).toEqual(['tablist', 'tab', 'tab', 'tabpanel']);
  expect(described[1]).toMatchObject({ name: 'May', value: '', states: { selected: 'true' } });
  expect(described[1]?.references).toMatchObject([{ id: 'may', matches: 1, role: 'tabpanel' }]);
  expect(described[2]?.references).toMatchObject([{ id: 'june', matches: 0, role: undefined }]);
});

test('checkboxes are checked, mixed or not, whether HTML or ARIA says so', () => {
  const { container } = render(
    <fieldset disabled>
      <label>
        <input type="checkbox" defaultChecked /> Apples
      </label>
      <input
        type="checkbox"
        aria-label="Pears"
        ref={(box) => void (box && (box.indeterminate = true))}
      />
      <span role="checkbox" aria-checked="mixed" tabIndex={0}>
        Plums
      </span>
      <input type="radio" aria-label="None" />
    </fieldset>,
  );
  const described = findInteractive([container], 50).map((element) => describeElement(element));
  expect(described.map(({ name, value, states }) => [name, value, states])).toEqual([
    ['Apples', '', { checked: 'true', disabled: 'true' }],
    ['Pears', '', { checked: 'mixed', disabled: 'true' }],
    ['Plums', '', { checked: 'mixed' }],
    ['None', '', { checked: 'false', disabled: 'true' }],
  ]);
});

const GRID = (cell: string) => `<table role="grid" aria-label="May 2026">
  <tr><td role="gridcell" ${cell}>1</td><td role="gridcell" tabindex="-1" id="second">2</td></tr></table>`;

test('of a date grid, the cell that can be tabbed to is described, and others once they have focus', () => {
  const names = (described: ReturnType<typeof seen>) =>
    described.map(({ role, name }) => [role, name]);
  expect(names(seen(GRID('tabindex="0" aria-selected="true" aria-current="date"')))).toEqual([
    ['grid', 'May 2026'],
    ['gridcell', '1'],
  ]);
  document.getElementById('second')?.focus();
  const described = findInteractive([document.body], 50).map((element) => describeElement(element));
  expect(names(described).at(-1)).toEqual(['gridcell', '2']);
  expect(described.map(({ hasFocus }) => hasFocus)).toEqual([false, false, true]);
  expect(described[1]?.states).toEqual({ selected: 'true', current: 'date' });
});

test('the item that is active has a place among those of its list', () => {
  const [listbox] = seen(`<div role="listbox" tabindex="0" aria-label="City"
      aria-activedescendant="oslo"><div role="option">Rome</div>
      <div role="option" id="oslo" aria-selected="true" aria-disabled="true">Oslo</div></div>`);
  expect(listbox?.active).toEqual({
    id: 'oslo',
    role: 'option',
    name: 'Oslo',
    isSelected: true,
    isDisabled: true,
    isActive: true,
    position: 2,
    size: 2,
  });
});

test('an active cell has no place, since a grid is no list', () => {
  document.body.innerHTML = GRID('id="first"');
  document.querySelector('table')?.setAttribute('aria-activedescendant', 'first');
  document.querySelector('table')?.setAttribute('tabindex', '0');
  const [grid] = findInteractive([document.body], 1).map((element) => describeElement(element));
  expect(grid?.active).toMatchObject({ name: '1', position: 0, size: 0 });
});

test('fields have what was put in as value, but a password stays one', () => {
  const described =
    seen(`<input aria-label="a" value="text"><textarea aria-label="b">lines</textarea>
    <select aria-label="c"><option>one</option><option selected>two</option></select>
    <input type="password" aria-label="d" value="abc"><input type="submit" value="Send">
    <div role="textbox" contenteditable="true" aria-label="e" aria-multiline="true">rich</div>`);
  expect(described.map(({ value }) => value)).toEqual(['text', 'lines', 'two', '•••', '', 'rich']);
});

test('a summary is expanded with its details', () => {
  expect(seen('<details open><summary>More</summary></details>')[0]?.states).toEqual({
    expanded: 'true',
  });
});

test.each(['hidden', 'aria-hidden="true"', 'style="display: none"'])(
  'what is in an element with %s is not described',
  (attribute) => expect(seen(`<div ${attribute}><button>a</button></div>`)).toEqual([]),
);

test('no more elements are described than asked for', () => {
  document.body.innerHTML = '<button>a</button>'.repeat(9);
  expect(findInteractive([document.body], 3)).toHaveLength(3);
});
