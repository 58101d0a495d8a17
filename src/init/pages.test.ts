import { expect, test } from 'vitest';
import type { Component } from './library';
import { groupParts, mainOf, slugOf, type Tried } from './pages';
import type { Tree } from './tree';

const component = (id: string): Component => ({ id, props: {}, inherits: false, hasRef: false });
const demo: Tree = { name: 'A', props: {}, children: [] };
const shown = (id: string): Tried => ({ component: component(id), demo });
const throwing = (id: string): Tried => ({ component: component(id), demo: undefined });

const groups = (tried: Tried[], main?: string) =>
  Object.fromEntries(
    [...groupParts(tried, main)].map(([owner, group]) => [
      owner,
      group.map((each) => each.component.id),
    ]),
  );

test('a component that stands on its own has a page, and its parts are on it', () => {
  const tried = [shown('Tabs'), throwing('TabsList'), shown('TabsButton'), shown('Select.Option')];
  expect(groups(tried)).toEqual({
    Tabs: ['Tabs', 'TabsList'],
    TabsButton: ['TabsButton'],
    Select: ['Select.Option'],
  });
});

test('a name that only begins alike is no part', () => {
  expect(groups([shown('Tab'), throwing('Table')])).toEqual({ Tab: ['Tab'], Table: ['Table'] });
});

test('what the package is called by has all parts whose names have nothing of it', () => {
  const tried = [shown('DayPicker'), shown('Chevron'), shown('DayPickerInput')];
  expect(groups(tried, 'DayPicker')).toEqual({
    DayPicker: ['DayPicker', 'Chevron'],
    DayPickerInput: ['DayPickerInput'],
  });
  const facts = { name: 'react-day-picker', components: tried.map((each) => each.component) };
  expect(mainOf(facts)).toBe('DayPicker');
});

test('names become addresses in small letters', () => {
  expect(['DatePicker', 'QRCode', 'Select.Option', 'A2Box'].map(slugOf)).toEqual([
    'date-picker',
    'qr-code',
    'select-option',
    'a2-box',
  ]);
});
