import { createLoader } from '../../../src/base/loader';

/** The inspector, which comes when the reader asks for it. */
export const inspectorPanel = createLoader(
  () => import(/* webpackChunkName: "inspect" */ './on-request/InspectorPanel'),
);
