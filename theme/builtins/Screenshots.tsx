export { default } from '../rc-select/Screenshots';
