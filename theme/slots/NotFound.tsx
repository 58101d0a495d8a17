export { default } from '../page/NotFound';
