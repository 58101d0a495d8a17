export { default } from '../content/Callout';
