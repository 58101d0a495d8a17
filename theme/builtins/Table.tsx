export { default } from '../content/Table';
