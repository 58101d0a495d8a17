import Ajv from 'ajv';
import { expect, test } from 'vitest';
import type { PropTable } from '../../reference/types';
import { FACTS, HERE, page } from '../../../tests/unit/twin/site';
import { machineFiles } from './machineFiles';

const size = { name: 'size', type: 'number', required: false, expansion: [] };

function filesOf(tables: readonly PropTable[]) {
  return machineFiles({
    demos: { project: '.', imports: [], served: [] },
    name: 'rc-slider',
    version: '1.0.0',
    address: HERE,
    pages: [page('/', 'Start.'), page('/parts', '<API id="Slider.Handle"></API>')],
    tables,
    types: {},
    groupTitles: {},
    keyboard: undefined,
    screenshots: undefined,
    packageFacts: FACTS,
    hasPlayground: false,
  });
}

test.each([
  ['of types alone', size],
  ['with descriptions', { ...size, description: 'How big it is.' }],
])('the reference as JSON says where the row of a table %s is, and fits its schema', (_, entry) => {
  const files = filesOf([{ id: 'Slider.Handle', anchor: 'slider-handle', entries: [entry] }]);
  const parse = (name: string) => JSON.parse(files.get(name) ?? '') as object;
  const reference = parse('/reference.json');
  const schema = parse('/reference.schema.json');
  expect(reference).toHaveProperty('tables.0.entries.0.url', '/parts#slider-handle-size');
  expect(schema).toHaveProperty('title', 'Reference of rc-slider');
  expect(new Ajv().validate(schema, reference)).toBe(true);
});
