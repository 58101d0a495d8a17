export { default } from '../../src/demo/code/SourceCode';
