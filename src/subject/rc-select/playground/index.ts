import type { PlaygroundAdapter } from '../../../playground/adapter';
import { whyNoEffect } from './conditions';
import { defaultOf, VARIABLE } from './defaults';
import { EXAMPLES } from './examples';
import { Field, FIELD, FIELD_CODE } from './Field';
import { LEFT_OUT } from './leftOut';
import { numbersOf } from './numbers';
import { cities } from './options';
import { selectTexts } from './texts';

/** What the playground knows of Select beyond the types. */
const adapter: PlaygroundAdapter = {
  texts: selectTexts,
  examples: EXAMPLES,
  initial: { options: cities },
  leftOut: LEFT_OUT,
  kept: ['open'],
  variable: VARIABLE,
  defaultOf,
  whyNoEffect,
  numbersOf,
  // `labelInValue` changes what its value is.
  remount: ['mode', 'options', 'defaultValue', 'defaultOpen', 'labelInValue'],
  first: ['mode'],
  openGroups: ['value', 'search'],
  fixed: [
    { name: 'id', value: FIELD.id, at: 'start' },
    { name: 'placeholder', value: FIELD.placeholder, at: 'end' },
  ],
  hoisted: [{ name: 'options', type: "SelectProps['options']", imports: 'SelectProps' }],
  surroundings: { ...FIELD_CODE, Live: Field },
  shownValue: { initial: 'defaultValue', callback: 'onChange', for: FIELD.id },
};

export default adapter;
