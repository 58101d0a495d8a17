export { default } from '../demo/live/InlineDemo';
