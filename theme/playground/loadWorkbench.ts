import type { ComponentType } from 'react';

/** Props of the playground itself. */
export interface WorkbenchProps {
  /** Whether its tab is the one being shown. */
  isShown: boolean;
}

let loaded: ComponentType<WorkbenchProps> | undefined;

/** The playground, if it is here already. */
export function loadedWorkbench(): ComponentType<WorkbenchProps> | undefined {
  return loaded;
}

/** Fetches the playground. Can be called again after a failure. */
export async function loadWorkbench(): Promise<ComponentType<WorkbenchProps>> {
  const module = await import(/* webpackChunkName: "playground" */ './Workbench');
  loaded = module.Workbench;
  return loaded;
}
