/** What the keyboard does in the component. */
export { KEY_TABLES } from './rc-select/keyboard';
