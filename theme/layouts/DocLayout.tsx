export { default } from '../layout/DocLayout';
