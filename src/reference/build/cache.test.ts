import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { latestTables, siteTables } from './cache';

const folder = mkdtempSync(path.join(tmpdir(), 'reference-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const project = path.join(folder, 'site');
const file = path.join(folder, 'src/index.tsx');
mkdirSync(path.dirname(file));
mkdirSync(project);
symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));

/** The rows of the tables of a site whose library is beside it. */
function rowsOf(code: string, imports: readonly string[] = [], subject?: string): string[] {
  writeFileSync(file, code);
  const tables = siteTables({
    demos: { project, imports, served: [], source: { package: 'own-button', file } },
    packages: ['own-button'],
    subject,
  });
  return tables.flatMap(({ anchor, entries }) => entries.map(({ name }) => `${anchor}-${name}`));
}

test('tables of a library beside the site are those of its sources, as these are now', () => {
  expect(
    rowsOf('export const Button = (props: { size?: number }) => <p>{props.size}</p>;'),
  ).toEqual(['button-size']);
  expect(rowsOf('export const Link = (props: { to: string }) => <p>{props.to}</p>;')).toEqual([
    'link-to',
  ]);
});

test('tables that were read last are those from before a change, which takes time to read', () => {
  rowsOf('export const Button = (props: { size?: number }) => <p>{props.size}</p>;');
  writeFileSync(file, 'export const Link = (props: { to: string }) => <p>{props.to}</p>;');
  const demos = { project, imports: [], served: [], source: { package: 'own-button', file } };
  const tables = latestTables({ demos, packages: ['own-button'], subject: undefined });
  expect(tables.map(({ anchor }) => anchor)).toEqual(['button']);
});

test('variables of the style sheets of the library that demos may import have a table', () => {
  const code = 'export const Link = (props: { to: string }) => <p>{props.to}</p>;';
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "own-button" }');
  const sheet = path.join(folder, 'style.css');
  const imports = ['own-button/style.css', 'rc-slider/assets/index.css', 'own-button/gone.css'];
  writeFileSync(sheet, ':root { --gap: 4px; }');
  expect(rowsOf(code, imports)).toEqual(['link-to', 'css---gap']);
  writeFileSync(sheet, ':root { --space: 4px; }');
  expect(rowsOf(code, imports)).toEqual(['link-to', 'css---space']);
  expect(rowsOf(code)).toEqual(['link-to']);
});

test('a type that the site describes has a table beside those of the components', () => {
  const described = path.join(folder, 'described');
  mkdirSync(described);
  const tables = [{ id: 'Options', descriptions: { wait: { description: 'In seconds.' } } }];
  const text = JSON.stringify({ tables });
  writeFileSync(path.join(described, 'reference.ts'), `export default ${text};`);
  const code = `export const Link = (props: { to: string }) => <p>{props.to}</p>;
    export interface Options { size?: number; wait?: number }`;
  expect(rowsOf(code, [], described)).toEqual(['link-to', 'options-wait', 'options-size']);
});

test('a table of chosen types is named where it is not among them, or its type is gone', () => {
  const subject = path.join(folder, 'subject');
  mkdirSync(subject);
  const check = (id: string, type: string) => () => {
    const types = {
      imports: [`import type { ${type} } from 'rc-slider';`],
      modules: ['rc-slider'],
      parameters: '',
      parametersOf: type,
      tables: { Slider: [type] },
      optional: [],
    };
    const tables = [
      { id: 'Slider', descriptions: { min: { description: 'The least value.' } } },
      { id, descriptions: {} },
    ];
    const text = JSON.stringify({ tables, types });
    writeFileSync(path.join(subject, 'reference.ts'), `export default ${text};`);
    siteTables({ demos: { project, imports: [], served: [] }, packages: ['rc-slider'], subject });
  };
  expect(check('Handle', 'SliderProps')).toThrow(
    /describes 'Handle', of which there is no table\.[^]*one of Slider/,
  );
  expect(check('Slider', 'Gone')).toThrow('declares no type `Gone` any more.');
});
