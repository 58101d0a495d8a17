export { default } from '../page/Table';
