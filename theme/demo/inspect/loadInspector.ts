import type { Inspector } from './inspection';

let loaded: Inspector | undefined;

/** The inspector's component, if it is here already. */
export function loadedInspector(): Inspector | undefined {
  return loaded;
}

/** Fetches the inspector. Can be called again after a failure. */
export async function loadInspector(): Promise<Inspector> {
  loaded ??= (await import(/* webpackChunkName: "inspect" */ './on-request/InspectorPanel'))
    .default;
  return loaded;
}

/** Fetches the inspector ahead for a reader who points at its button. A failure is told when they press it. */
export function prepareInspector(): void {
  loadInspector().catch(() => undefined);
}
