export { default } from '../../src/playground/Playground';
