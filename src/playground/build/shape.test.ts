import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { literal, spelled } from '../example';
import selectAdapter from '../../subject/rc-select/playground';
import { shapeProblems } from './shape';

const said = (adapter: unknown) =>
  shapeProblems(adapter, 'subject/playground.tsx').map(({ message }) => message);

describe('the module of a playground', () => {
  test('may be missing, empty, or say all there is to say', () => {
    expect([undefined, {}, selectAdapter].flatMap(said)).toEqual([]);
  });

  test('takes plain values and examples', () => {
    const children = spelled('parts', createElement('b'), '<b />');
    const initial = { maxLength: 6, value: [20, { at: null }], children };
    expect(said({ initial, examples: { size: ['small', literal('big', 'large')] } })).toEqual([]);
  });

  test.each<[name: string, adapter: object]>([
    ['initial.children', { initial: { maxLength: 6, children: createElement('b') } }],
    ['initial.render', { initial: { render: () => null } }],
    ['initial.since', { initial: { since: new Date(0) } }],
    ['initial.max', { initial: { max: Infinity } }],
    ['examples.size', { examples: { size: 'small' } }],
    ['examples.icon', { examples: { size: ['small'], icon: [createElement('b')] } }],
    ['initial', { initial: 6 }],
    ['kept', { kept: 'open' }],
    ['leftOut.open', { leftOut: { open: true } }],
    ['numbersOf', { numbersOf: { least: 0 } }],
    ['fixed', { fixed: ['open'] }],
  ])('is told that it is wrong at %s, with the file', (name, adapter) => {
    expect(said(adapter)).toEqual([
      expect.stringMatching(`^subject/playground\\.tsx\n.*\`${name}\` of the module`),
    ]);
  });

  test('is told by what an example is made, and where that is imported from', () => {
    expect(said({ initial: { children: createElement('b') } })[0]).toMatch(
      /What to do: .*`literal\(.*`spelled\(.*`dumi-theme-live-docs\/subject`/,
    );
  });

  test('is told a field that is none, and what is no object', () => {
    expect(said({ example: {} })[0]).toContain('`example` is no field');
    expect(said('none')[0]).toContain('no object as its default export');
  });
});
