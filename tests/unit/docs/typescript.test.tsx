// @vitest-environment jsdom
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import type { BaseSelectRef } from 'rc-select';
import { expect, test } from 'vitest';
import { checkBlocks } from '../../support/checkBlocks';
import { SelectField } from './recipes/SelectField';

/** What the page on TypeScript states about the types. */

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The compiler's messages about some code. */
function complaints(code: string): string[] {
  const block = { page: 'docs/code', line: 0, language: 'tsx', code };
  return checkBlocks([block], ROOT).map((message) =>
    message.replace(/^docs\/code:\d+: /, '').replace(/\s+/g, ' '),
  );
}

test.each([
  [
    'without parameters the value may be anything',
    '<Select onChange={(v) => v.no.such.field} />',
    [],
  ],
  [
    'a parameter is what `onChange` passes, without the undefined of clearing',
    '<Select<string> allowClear onChange={(city) => city.length} />',
    [],
  ],
  [
    'undefined in the parameter makes the compiler ask',
    '<Select<string | undefined> allowClear onChange={(city) => city.length} />',
    ["'city' is possibly 'undefined'."],
  ],
  [
    'the option of `onChange` is one, several or none',
    '<Select<string> onChange={(city, option) => option.label} />',
    [
      "'option' is possibly 'undefined'.",
      "Property 'label' does not exist on type 'DefaultOptionType | DefaultOptionType[]'. Property 'label' does not exist on type 'DefaultOptionType[]'.",
    ],
  ],
  [
    'the option of `onSelect` is one',
    '<Select<string> onSelect={(city, option) => option.label} />',
    [],
  ],
  [
    'a field that no one has named is accepted without a type of your own',
    "<Select<string> options={[{ value: 'osl', label: 'Oslo', country: 'no' }]} />",
    [],
  ],
  [
    'a type of your own refuses it',
    "<Select<string, { value: string; label: string }> options={[{ value: 'osl', label: 'Oslo', country: 'no' }]} />",
    [
      "Object literal may only specify known properties, and 'country' does not exist in type '{ value: string; label: string; }'.",
    ],
  ],
])('%s', (_, jsx, expected) => {
  expect(complaints(`import Select from 'rc-select';\nexport const field = ${jsx};\n`)).toEqual(
    expected,
  );
});

test('the entry of the package does not export the types of options', () => {
  expect(complaints("export type { DefaultOptionType } from 'rc-select';\n")).toEqual([
    "Module '\"rc-select\"' has no exported member 'DefaultOptionType'. Did you mean to use 'import DefaultOptionType from \"rc-select\"' instead?",
  ]);
});

test('a wrapper passes on the ref and the types', () => {
  const ref = createRef<BaseSelectRef>();
  render(
    <SelectField<'lis' | 'osl'>
      id="city"
      label="City"
      options={[{ value: 'osl', label: 'Oslo' }]}
      value="osl"
      ref={ref}
    />,
  );
  act(() => {
    ref.current?.focus();
  });
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'City' }));
});
