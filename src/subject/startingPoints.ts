/** What the search offers before anything is typed. */
export { STARTING_POINTS, type StartingPoint } from './rc-select/startingPoints';
