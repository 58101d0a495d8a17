export { default } from '../playground/Playground';
