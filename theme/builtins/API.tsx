export { default } from '../../src/reference/API';
