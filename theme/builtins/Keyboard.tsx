export { default } from '../rc-select/keyboard/Keyboard';
