import type * as Edit from './on-request';

/** The code of the editor, which comes when the reader wants to edit. */
export type EditModule = typeof Edit;

let loaded: EditModule | undefined;

/** The editor's code, if it is here already. */
export function loadedEditing(): EditModule | undefined {
  return loaded;
}

/** Fetches the editor's code. Can be called again after a failure. */
export async function loadEditing(): Promise<EditModule> {
  loaded ??= await import(/* webpackChunkName: "edit" */ './on-request');
  return loaded;
}

/** Fetches ahead what a reader who points at the button will need. A failure is told when they press it. */
export function prepareEditing(): void {
  loadEditing().catch(() => undefined);
}
