import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSupplies } from '../../../../src/demo/export/parseSupplies';
import { SUPPLIES } from '../../../support/demos';

const { versions } = SUPPLIES;

test('reads what the build wrote', () => {
  expect(parseSupplies(JSON.parse(JSON.stringify(SUPPLIES)))).toEqual(SUPPLIES);
});

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { ...SUPPLIES, versions: null },
  { ...SUPPLIES, versions: { runtime: versions.runtime } },
  { ...SUPPLIES, versions: { ...versions, tools: { vite: 7 } } },
  { ...SUPPLIES, shared: [] },
  { ...SUPPLIES, demos: undefined },
  { ...SUPPLIES, demos: { 'single/index.tsx': { packages: 'react', shared: [] } } },
  { ...SUPPLIES, demos: { 'single/index.tsx': { packages: [], shared: [1] } } },
  { ...SUPPLIES, shared: {} },
  { ...SUPPLIES, served: { 'suggestions/a.json': [] } },
])('anything else is not read: %#', (data) => {
  expect(parseSupplies(data)).toBeUndefined();
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      parseSupplies(data);
    }),
  );
});
