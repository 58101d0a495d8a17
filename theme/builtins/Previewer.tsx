export { default } from '../demo/block/Previewer';
