import Select from 'rc-select';
import { toRows } from '../../../../src/playground/build/rows';
import type { PlaygroundTarget, PropTable } from '../../../../src/playground/target';
import { REFERENCES } from '../../../support/references';

/** Stands in for what the build writes of the component of the playground, in unit tests. */
export const component = Select;

export const target: PlaygroundTarget = {
  name: 'Select',
  package: 'rc-select',
  import: 'default',
  styles: ['../skin/select.css'],
  page: '/',
};

const entries = REFERENCES.find(({ id }) => id === target.name)?.entries ?? [];

export const table: PropTable = { anchor: 'select', rows: toRows(entries) };
