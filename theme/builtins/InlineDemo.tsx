export { default } from '../../src/demo/live/InlineDemo';
