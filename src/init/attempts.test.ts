import { expect, test } from 'vitest';
import type { DeclaredEntry } from '../reference/merge';
import { attemptsOf } from './attempts';
import type { Component } from './library';

const required = (type: string, names: string[] = []): DeclaredEntry => ({
  type,
  required: true,
  deprecated: false,
  names,
});
const optional = (type: string): DeclaredEntry => ({ ...required(type), required: false });

const component = (props: Component['props'], id = 'Meter'): Component => ({
  id,
  props,
  inherits: true,
  hasRef: false,
});

test('required props get the first value that their type allows, and others are left out', () => {
  const props = {
    title: required('string'),
    value: required('number'),
    maxLength: required('number'),
    open: required('boolean'),
    size: required('Size', ['Size']),
    onChange: required('(value: number) => void'),
    names: required('string[]'),
    items: required('readonly Item[]'),
    options: required('Options'),
    colour: optional('string'),
  };
  const types = { Size: "Size = 'small' | 'large'" };
  expect(attemptsOf(component(props), types)?.bare.props).toEqual({
    title: "'title'",
    value: '0',
    maxLength: '4',
    open: 'false',
    size: "'small'",
    onChange: '() => undefined',
    names: "['One', 'Two', 'Three']",
    items: '[]',
    options: '{}',
  });
});

test('an address leads nowhere, and for a file that is required nothing can stand', () => {
  expect(attemptsOf(component({ href: required('string') }), {})?.bare.props).toEqual({
    href: "'#'",
  });
  expect(attemptsOf(component({ src: required('string') }), {})).toBeUndefined();
});

test('a component is named by the prop that it has for it, or else by `aria-label`', () => {
  const named = attemptsOf(component({ ariaLabelForHandle: optional('string') }), {});
  expect(named?.labelled[0]?.props).toEqual({ ariaLabelForHandle: "'Meter'" });
  expect(attemptsOf(component({}), {})?.labelled[0]?.props).toEqual({ 'aria-label': "'Meter'" });
});

test('the text in a part is its name without that of its owner', () => {
  const part = attemptsOf(component({}, 'TabsTrigger'), {}, 'Tabs');
  expect(part?.filled[0]?.children).toEqual(['Trigger']);
  expect(attemptsOf(component({}, 'Select.Option'), {})?.filled[0]?.children).toEqual(['Option']);
});

test('each date, any two and all of them can be fixed', () => {
  const props = {
    today: optional('Date'),
    month: optional('Date'),
    onDay: optional('(day: Date) => void'),
  };
  const dated = attemptsOf(component(props), {})?.dated ?? [];
  expect(dated.map((tree) => Object.keys(tree.props))).toEqual([
    ['today'],
    ['month'],
    ['today', 'month'],
    ['today', 'month'],
  ]);
});
