/** Stands in for what the build writes of the name of the library, in unit tests. */
export const name = 'rc-select';
