/** Pictures of demos. */
export { default as screenshots } from './rc-select/screenshots.json';
