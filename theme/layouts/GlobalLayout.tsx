/** A name that dumi looks for; theme/dumi/app.tsx has the routes. */
export { GlobalLayout as default } from '../layout/GlobalLayout';
