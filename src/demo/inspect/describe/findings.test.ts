// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { describeElement } from './describeElement';
import { findingsOf, isProblem } from './findings';
import { findInteractive } from './interactive';

/** What is wrong with the first interactive element of some HTML. */
function found(html: string) {
  document.body.innerHTML = html;
  const [element] = findInteractive([document.body], 1);
  if (!element) throw new Error('Nothing is interactive.');
  return findingsOf(describeElement(element));
}

test.each([
  '<button>Save</button>',
  '<a href="/">Home</a>',
  '<label>Name <input></label>',
  '<label><input type="checkbox"> Yes</label>',
  '<input type="range" aria-label="Volume">',
  '<input type="date" aria-label="Day">',
  '<div role="slider" tabindex="0" aria-label="Volume" aria-valuenow="3"></div>',
  '<div role="menu" tabindex="0"></div>',
  '<select aria-label="City"><option>Oslo</option></select>',
  '<div role="alert" tabindex="0">Saved</div>',
  '<span role="switch" tabindex="0" aria-checked="false">Light</span>',
])('nothing is wrong with %s', (html) => {
  expect(found(html)).toEqual([]);
});

test.each([
  '<button></button>',
  '<input>',
  '<input type="date">',
  '<div role="slider" tabindex="0" aria-valuenow="1"></div>',
  '<div role="dialog"></div>',
])('%s has no name', (html) => {
  expect(found(html)).toEqual([{ code: 'no-name' }]);
});

test('what can be focused needs a role', () => {
  expect(found('<div tabindex="0">Open</div>')).toEqual([{ code: 'no-role' }]);
});

test.each([
  ['slider', 'valuenow'],
  ['scrollbar', 'valuenow'],
  ['checkbox', 'checked'],
  ['radio', 'checked'],
  ['switch', 'checked'],
  ['menuitemcheckbox', 'checked'],
  ['combobox', 'expanded'],
])('a %s needs aria-%s', (role, state) => {
  expect(found(`<div role="${role}" tabindex="0" aria-label="Name"></div>`)).toEqual([
    { code: 'missing-state', state },
  ]);
});

test.each(['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-activedescendant'])(
  '%s that names no element leads nowhere',
  (attribute) => {
    expect(found(`<button ${attribute}="gone">Save</button>`)).toEqual([
      { code: 'leads-nowhere', attribute, id: 'gone' },
    ]);
  },
);

test.each([
  '<button aria-expanded="false" aria-controls="later">Menu</button>',
  '<button aria-haspopup="menu" aria-controls="later">Menu</button>',
  '<button role="tab" aria-selected="false" aria-controls="later">May</button>',
])('what is closed may control what is not there yet: %s', (html) => {
  const findings = found(html);
  expect(findings).toEqual([{ code: 'not-yet-there', attribute: 'aria-controls', id: 'later' }]);
  expect(findings.some(isProblem)).toBe(false);
});

test('what is open may not', () => {
  const html = '<button aria-expanded="true" aria-controls="gone">Menu</button>';
  expect(found(html)[0]?.code).toBe('leads-nowhere');
});

test('an id that several elements have is found from both ends', () => {
  expect(
    found('<button aria-describedby="hint">Save</button><i id="hint"></i><i id="hint"></i>'),
  ).toEqual([{ code: 'same-id', attribute: 'aria-describedby', id: 'hint' }]);
  expect(found('<button id="save">Save</button><i id="save"></i>')).toEqual([
    { code: 'id-twice', id: 'save' },
  ]);
});

test('the active descendant has to be an item, of the kind that the popup promises', () => {
  const list = (role: string, popup: string) =>
    found(`<input role="combobox" aria-label="City" aria-expanded="true" aria-controls="list" ${popup}
      aria-activedescendant="a"><div id="list"><i id="a" ${role}>Oslo</i></div>`);
  expect(list('role="option"', 'aria-haspopup="listbox"')).toEqual([]);
  expect(list('role="option"', '')).toEqual([]);
  expect(list('', '')).toEqual([{ code: 'active-no-item', id: 'a', role: '', expected: '' }]);
  expect(list('role="row"', 'aria-haspopup="listbox"')).toEqual([
    { code: 'active-no-item', id: 'a', role: 'row', expected: 'option' },
  ]);
});

test('the active descendant has to be inside, or in what is owned or controlled', () => {
  const html = `<div role="listbox" tabindex="0" aria-label="City" aria-activedescendant="a"></div>
    <div role="option" id="a">Oslo</div>`;
  expect(found(html)).toEqual([{ code: 'active-outside' }]);
});

test('problems come before notes', () => {
  const html = '<button aria-haspopup="true" aria-controls="later"></button>';
  expect(found(html).map(({ code }) => code)).toEqual(['no-name', 'not-yet-there']);
});
