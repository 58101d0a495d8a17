export { default } from '../demo/code/SourceCode';
