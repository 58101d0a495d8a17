import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { deriveReference } from '.';
import { createProject, writeIn } from '../../../../tests/support/libraryOfEachStyle';

const project = createProject();
afterAll(() => rmSync(project, { recursive: true }));
const write = (file: string, text: string) => writeIn(project, file, text);

const { tables, types, inherited } = deriveReference(project, [{ name: 'rc-slider' }]);
const entry = (id: string, name: string) => tables[id]?.[name];
const typesOf = (id: string) =>
  Object.entries(tables[id] ?? {}).map(([name, { type }]) => [name, type]);

test('each exported component has a table, under the name of its declaration, once', () => {
  expect(Object.keys(tables)).toEqual([
    'Slider',
    'Slider.ref',
    'SliderHandle',
    'Button',
    'Icon',
    'Card',
    'Plain',
    'Tree',
    'Tree.ref',
    'Forest',
    'Forest.ref',
    'Link',
    'List',
    'List.ref',
    'ListContext',
    'Box',
    'Tree.Node',
    'parts.Row',
  ]);
});

test('a default export that is not called as its package has the name of the package', () => {
  write(
    'library/index.tsx',
    'export default function Impl(props: { on?: boolean }) { return null; }',
  );
  const derived = deriveReference(project, [
    {
      name: 'react-fast-switch',
      source: 'library/index.tsx',
    },
  ]);
  expect(Object.keys(derived.tables)).toEqual(['FastSwitch']);
});

test('types are as they are declared, with what parameters of other types stand for', () => {
  expect(entry('Slider', 'value')?.type).toBe('number | number[]');
  expect(entry('Slider', 'onChange')?.type).toBe('(value: number | number[]) => void');
  expect(entry('Slider', 'step')?.type).toBe('number | null');
  expect(typesOf('List')).toEqual([
    ['data', 'Item[]'],
    ['render', '(item: Item) => ReactNode'],
  ]);
  expect(entry('Tree', 'itemKey')?.type).toBe('(item: Item) => string');
});

test('types name what they are made of, with what that stands for', () => {
  expect(entry('Slider', 'names')?.names).toEqual(['Names', 'Part']);
  expect(types.Names).toBe('Names = Record<Part, string>');
  expect(entry('Link', 'kind')?.names).toEqual(['Kind']);
  expect(types.Kind).toBe("Kind = 'plain' | 'loud'");
});

test('names that have two meanings are told apart', () => {
  expect(entry('Tree', 'items')?.names).toEqual(['Item']);
  expect(types.Item).toBe('Item = string');
  expect(entry('List', 'data')?.names).toEqual(['Item (2)']);
  expect(types['Item (2)']).toBe('Item extends object');
});

test('props of intersections, of Omit, Pick and PropsWithChildren are listed', () => {
  expect(typesOf('Plain')).toEqual([
    ['shown', 'boolean'],
    ['kept', 'number'],
  ]);
  expect(typesOf('Card')).toEqual([
    ['title', 'string'],
    ['children', 'ReactNode'],
  ]);
});

test('a prop is required that its type requires in each shape', () => {
  const required = (id: string) =>
    Object.entries(tables[id] ?? {}).flatMap(([name, each]) => (each.required ? name : []));
  expect(typesOf('Link').map(([name]) => name)).toEqual(['href', 'label', 'kind', 'onPress']);
  expect(required('Link')).toEqual(['label']);
  expect(required('Icon')).toEqual(['name']);
  expect(required('Tree')).toEqual(['items']);
});

test('attributes of elements are counted, wherever they are written down', () => {
  expect(typesOf('Button')).toEqual([['size', "'small' | 'large'"]]);
  expect(inherited?.Button?.element).toBe('button');
  expect(inherited?.Button?.count).toBeGreaterThan(200);
  expect(typesOf('Box').map(([name]) => name)).toEqual(['padding', 'aria-label']);
  expect(inherited?.Box).toEqual({ count: expect.any(Number) as number });
  expect(inherited).not.toHaveProperty('Slider');
});

test('what is private to the package is left out', () => {
  expect(tables.Slider).not.toHaveProperty('hack');
  expect(tables.Slider).not.toHaveProperty('__scope');
});

test('descriptions, defaults and what is deprecated come from comments', () => {
  expect(entry('Slider', 'min')?.description).toBe(
    'The smallest value, see the guide and `SliderProps.max`.',
  );
  expect(entry('Slider', 'max')?.default).toBe('100');
  expect(entry('Slider', 'orientation')?.default).toBe("'horizontal'");
  expect(entry('Slider', 'classes')).toMatchObject({
    deprecated: true,
    outdated: 'Use `names` instead.',
  });
  expect(entry('Slider', 'value')).not.toHaveProperty('description');
});

test('defaults come from code where no comment says them', () => {
  expect(entry('Slider', 'min')?.default).toBe('0');
  expect(entry('Slider', 'step')?.default).toBe('1');
  expect(entry('Slider', 'keyboard')?.default).toBe('true');
  expect(entry('SliderHandle', 'index')?.default).toBe('-1');
  expect(entry('Tree', 'depth')?.default).toBe('3');
  expect(entry('Slider', 'marks')).not.toHaveProperty('default');
});

test('defaults come from a package that a component wraps and whose prop it does not name', () => {
  write('node_modules/other-dial/package.json', '{ "main": "index.js" }');
  write(
    'node_modules/other-dial/index.js',
    'export function Dial({ turns = 3, speed = 1, dots = 4, gap = 5 }) {} function Aside({ gap = 6 }) {}',
  );
  write('node_modules/own-dial/package.json', '{ "types": "index.d.ts", "main": "index.js" }');
  write(
    'node_modules/own-dial/index.d.ts',
    `export interface DialProps { turns?: number; speed?: number; dots?: number; gap?: number; size?: number }
     export declare function Dial(props: DialProps): null;`,
  );
  write(
    'node_modules/own-dial/index.js',
    `import { Dial as Inner } from 'other-dial'; import 'gone';
     export const Dial = ({ speed, ...rest }) => <Inner speed={2} {...rest} />;`,
  );
  const derived = deriveReference(project, [{ name: 'own-dial' }]);
  const defaults = Object.entries(derived.tables.Dial ?? {}).map(([name, each]) => [
    name,
    each.default,
  ]);
  expect(defaults).toEqual([
    ['turns', '3'],
    ['speed', undefined],
    ['dots', '4'],
    ['gap', '5'],
    ['size', undefined],
  ]);
});

test('what a ref holds has a table unless it is an element', () => {
  expect(typesOf('Slider.ref')).toEqual([['focus', '() => void']]);
  expect(typesOf('List.ref')).toEqual([
    ['scrollTo', '(index: number) => void'],
    ['element', 'HTMLElement | null'],
  ]);
});

test('of a class a ref has the public commands, and what is described, without those of React', () => {
  expect(typesOf('Tree.ref')).toEqual([
    ['open', '(item: Item) => void'],
    ['isEmpty', '() => boolean'],
  ]);
  expect(Object.keys(tables['Forest.ref'] ?? {})).toEqual(['open', 'isEmpty']);
  expect(entry('Tree.ref', 'open')?.required).toBe(false);
});

test('a context has a table of what it holds, if that has fields', () => {
  expect(typesOf('ListContext')).toEqual([
    ['count', 'number'],
    ['align', "'start' | 'end'"],
  ]);
  expect(entry('ListContext', 'count')).toMatchObject({
    description: 'How many there are.',
    required: false,
  });
  expect(entry('ListContext', 'align')).not.toHaveProperty('default');
});

test('the sources of a library are read as its declarations are', () => {
  write(
    'library/Field.tsx',
    `import React from 'react';
     interface FieldProps {
       /** What it says. */
       label: string;
       wide?: boolean;
     }
     export const Field = React.memo(({ label, wide = false }: FieldProps) => <p>{label}{wide}</p>);
     export function Group({ gap = 2, ...rest }: { gap?: number } & React.ComponentProps<'div'>) {
       return <div data-gap={gap} {...rest} />;
     }`,
  );
  const derived = deriveReference(project, [{ name: 'anything', source: './library/Field.tsx' }]);
  expect(derived.tables).toMatchObject({
    Field: {
      label: { type: 'string', required: true, description: 'What it says.' },
      wide: { type: 'boolean', required: false, default: 'false' },
    },
    Group: { gap: { type: 'number', default: '2' } },
  });
});

test('a package without types is named, with what to do', () => {
  expect(() => deriveReference(project, [{ name: 'rc-absent' }])).toThrow(
    /no types of 'rc-absent' are found\.[^]*Why: [^]*What to do: install 'rc-absent'/,
  );
});
