import sdk, { type OpenOptions, type Project as StackBlitzProject } from '@stackblitz/sdk';
import type { Handover, Place } from './request';
import type { Project } from '../code/model';

/**
 * The project as the SDK takes it. The template is `node`: the others are bundled by an engine that
 * loads a React of its own choice (stackblitz/core#3194). Dependencies stand in `package.json`, for
 * the SDK ignores its own list with this template and says so in the console.
 */
export function stackBlitzProject({ title, files }: Project): StackBlitzProject {
  return { title, template: 'node', files: { ...files } };
}

/** The options every opening has in common: the demo's own file is the one that is shown. */
export function stackBlitzOptions({ entry }: Project): Pick<OpenOptions, 'openFile'> {
  return { openFile: entry };
}

/**
 * Opens a project in StackBlitz through its SDK (E3). The SDK does not say whether the new tab
 * opened; that it cannot is known when the reader's press is too long ago for the browser to count
 * it.
 *
 * @param win - The window the press happened in.
 */
export function openInStackBlitz(project: Project, place: Place, win: Window = window): Handover {
  const newWindow = place === 'new-tab';
  // Not every browser tells; then the attempt has to show it.
  const activation: UserActivation | undefined = win.navigator.userActivation;
  if (newWindow && activation?.isActive === false) return 'blocked';
  sdk.openProject(stackBlitzProject(project), { ...stackBlitzOptions(project), newWindow });
  return newWindow ? 'sent' : 'opened';
}
