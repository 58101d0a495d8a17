/** What the reference says beside the types of the package. */
export { describedTables, type DescribedTable } from './rc-select/reference/described';
export { GROUP_TITLES } from './rc-select/reference/groups';
export { select } from './rc-select/reference/select';
