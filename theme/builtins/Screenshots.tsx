export { default } from '../content/Screenshots';
