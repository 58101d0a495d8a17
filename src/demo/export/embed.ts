import sdk, { type UiThemeOption } from '@stackblitz/sdk';
import type { Project } from '../code/model';
import { stackBlitzOptions, stackBlitzProject } from './stackblitz';

/** Height of the embedded editor in pixels unless one is given (E4); the SDK's own value. */
export const DEFAULT_FRAME_HEIGHT = 300;

/** How the embedded editor stands. The SDK gives up after 20 attempts, one every 500 ms (E4). */
export type EmbedStatus = 'loading' | 'connected' | 'failed';

/** What can be chosen about the embedded editor. */
export interface EmbedChoices {
  /** Name of the frame for those who do not see it. */
  frameTitle: string;
  theme: UiThemeOption;
  /** In pixels. */
  height?: number;
  /** Share of the terminal in percent; the SDK keeps it between 0 and 100 (E4). */
  terminalHeight?: number;
}

/**
 * Puts StackBlitz with a project into the page (E4).
 *
 * @param container - Element that gets the editor as its only child.
 * @param onChange - Told the status at once and whenever it changes, until the editor is removed.
 * @returns A function that removes the editor.
 */
export function embedStackBlitz(
  container: HTMLElement,
  project: Project,
  { frameTitle, theme, height = DEFAULT_FRAME_HEIGHT, terminalHeight }: EmbedChoices,
  onChange: (status: EmbedStatus) => void,
): () => void {
  let removed = false;
  const report = (status: EmbedStatus) => {
    if (!removed) onChange(status);
  };
  // The SDK puts its frame in the place of the element it is given.
  const placeholder = container.ownerDocument.createElement('div');
  container.replaceChildren(placeholder);
  // The style sheet takes the height from here, or the attribute would say another than the one
  // drawn.
  container.style.setProperty('--embed-height', `${height}px`);
  report('loading');
  // Without a width, the SDK would write a style attribute, which the site's policy forbids.
  const size = { height, width: '100%' };
  const options = { ...stackBlitzOptions(project), ...size, theme, terminalHeight };
  sdk.embedProject(placeholder, stackBlitzProject(project), options).then(
    () => report('connected'),
    () => report('failed'),
  );
  const frame = container.querySelector('iframe');
  if (frame) frame.title = frameTitle;
  return () => {
    removed = true;
    container.replaceChildren();
  };
}
