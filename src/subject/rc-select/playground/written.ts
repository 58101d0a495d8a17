import type { SelectProps } from 'rc-select';
import { writtenFor } from '../../../playground/example';

/** An example that needs source code: a function, or an element. */
export const written = writtenFor<SelectProps>();
