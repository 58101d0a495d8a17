export { default } from '../page/GlobalLayout';
