export { default } from '../page/Callout';
