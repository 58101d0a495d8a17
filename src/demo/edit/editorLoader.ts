import { createLoader } from '../../lib/loader';
import type { EditModule } from './editModule';

/** The code of the editor. */
export const editorLoader = createLoader<EditModule>(
  () => import(/* webpackChunkName: "edit" */ './on-request'),
);
