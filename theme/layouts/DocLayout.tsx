export { default } from '../page/DocLayout';
