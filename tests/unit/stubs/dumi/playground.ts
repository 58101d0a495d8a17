import Select from 'rc-select';
import type { PlaygroundTarget } from '../../../../src/playground/target';

/** Stands in for what the build writes of the component of the playground, in unit tests. */
export const component = Select;

export const target: PlaygroundTarget = {
  name: 'Select',
  package: 'rc-select',
  import: 'default',
  styles: ['../skin/select.css'],
};
