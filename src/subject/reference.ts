/** For the inspector, until it is told what the callbacks of the library are. */
export type { SelectProp } from './rc-select/reference/names';
export { select } from './rc-select/reference/select';
