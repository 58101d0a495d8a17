import { expect, test } from 'vitest';
import type { DeclaredEntry } from '../merge';
import { checkDescribed } from './checkDescribed';

const entry: DeclaredEntry = { type: 'string', required: false, deprecated: false, names: [] };
const declared = { tables: { Slider: { value: entry, onChange: entry } }, types: {} };
const description = 'What it is for.';

/** What is wrong with the description of one prop. */
function said(id: string, name: string): string {
  try {
    checkDescribed(declared, { tables: [{ id, descriptions: { [name]: { description } } }] });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

test('what the types have may be described', () => {
  expect(said('Slider', 'value')).toBe('');
});

test('a described prop that the types lack is named, with the nearest and all that there are', () => {
  expect(said('Slider', 'onChanged')).toMatch(
    /describes 'onChanged' in the table Slider[^]*Why: [^]*do: write 'onChange', or one of value, onChange/,
  );
  expect(said('Slider', 'toString')).toContain("describes 'toString'");
});

test('a described table that there is not is named, with the nearest and all that there are', () => {
  expect(said('Slidr', 'value')).toMatch(
    /describes 'Slidr', of which[^]*Why: [^]*do: write 'Slider', or one of Slider/,
  );
});

test('all that is wrong is said at once', () => {
  const described = { gone: { description }, lost: { description } };
  const check = () =>
    checkDescribed(declared, { tables: [{ id: 'Slider', descriptions: described }] });
  expect(check).toThrow(/'gone'[^]*'lost'/);
});

test('a table of chosen types is named that would have no rows, since none is described', () => {
  const types = {
    imports: [],
    modules: [],
    parameters: '',
    parametersOf: '',
    tables: { Slider: ['SliderProps'], Handle: ['HandleProps'], Mark: ['MarkProps'] },
    optional: [],
  };
  const tables = [
    { id: 'Slider', descriptions: { value: { description } } },
    { id: 'Handle', descriptions: {} },
  ];
  const check = () =>
    checkDescribed({ tables: { ...declared.tables, Handle: {} }, types: {} }, { tables, types });
  expect(check).toThrow(
    /the table 'Handle' of `types` has no rows\.\n {2}Why: .*\n {2}What to do: .*\n[^]*the table 'Mark'/,
  );
});
