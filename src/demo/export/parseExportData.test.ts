import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExportData } from './parseExportData';
import { EXPORT_DATA } from '../../../tests/support/demos';

const { versions } = EXPORT_DATA;

test('reads what the build wrote', () => {
  expect(parseExportData(JSON.parse(JSON.stringify(EXPORT_DATA)))).toEqual(EXPORT_DATA);
});

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { ...EXPORT_DATA, versions: null },
  { ...EXPORT_DATA, versions: { runtime: versions.runtime } },
  { ...EXPORT_DATA, versions: { ...versions, tools: { vite: 7 } } },
  { ...EXPORT_DATA, shared: [] },
  { ...EXPORT_DATA, demos: undefined },
  { ...EXPORT_DATA, demos: { 'single/index.tsx': { packages: 'react', shared: [] } } },
  { ...EXPORT_DATA, demos: { 'single/index.tsx': { packages: [], shared: [1] } } },
  { ...EXPORT_DATA, shared: {} },
  { ...EXPORT_DATA, served: { 'suggestions/a.json': [] } },
])('ignores anything else: %#', (data) => {
  expect(parseExportData(data)).toBeUndefined();
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      parseExportData(data);
    }),
  );
});
