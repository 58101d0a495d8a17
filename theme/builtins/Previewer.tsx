export { default } from '../../src/demo/block/Previewer';
