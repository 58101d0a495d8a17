import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { REFERENCES } from '../../support/references';
import { parse, read } from '../dist';

interface Published {
  tables: { id: string; entries: Record<string, unknown>[] }[];
  types: Record<string, string>;
}

const published = JSON.parse(read('reference.json')) as Published;
const validate = new Ajv().compile(JSON.parse(read('reference.schema.json')) as object);

test('the reference as JSON has the shape that its schema describes', () => {
  expect(validate(published), JSON.stringify(validate.errors)).toBe(true);
});

test('the schema refuses a reference without a type, or with a field that it does not know', () => {
  const [table] = published.tables;
  const [entry] = table?.entries ?? [];
  const withEntry = (changed: object) => ({
    ...published,
    tables: [{ ...table, entries: [changed] }],
  });
  expect(validate(withEntry({ ...entry }))).toBe(true);
  expect(validate(withEntry({ ...entry, type: undefined }))).toBe(false);
  expect(validate(withEntry({ ...entry, colour: 'red' }))).toBe(false);
});

test('it has every row of the tables, each with the address of the row', () => {
  const names = published.tables.map(({ id, entries }) => [id, entries.map(({ name }) => name)]);
  expect(names).toEqual(REFERENCES.map(({ id, entries }) => [id, entries.map(({ name }) => name)]));
  const index = parse('/');
  for (const { url } of published.tables.flatMap(({ entries }) => entries))
    expect(index.getElementById(String(url).replace('/#', '')), String(url)).not.toBeNull();
});
