export { default } from '../../src/reference/keyboard/Keyboard';
