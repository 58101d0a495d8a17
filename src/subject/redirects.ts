/** Old addresses of pages, and where they lead. */
export { REDIRECTS } from './rc-select/redirects';
