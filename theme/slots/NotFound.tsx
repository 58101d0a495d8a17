export { default } from '../layout/NotFound';
