export { default } from '../reference/API';
