import sdk, { type UiThemeOption } from '@stackblitz/sdk';
import type { Project } from './model';
import { stackBlitzOptions, stackBlitzProject } from './stackblitz';

/** Milliseconds between two attempts to reach the embedded editor (E4); the SDK's own value. */
export const CONNECT_INTERVAL = 500;

/** Attempts before the SDK gives up (E4); the SDK's own value. */
export const CONNECT_MAX_ATTEMPTS = 20;

/** Height of the embedded editor in pixels unless one is given (E4); the SDK's own value. */
export const DEFAULT_FRAME_HEIGHT = 300;

/** How the embedded editor stands. */
export type EmbedState =
  { status: 'loading' } | { status: 'connected' } | { status: 'failed'; error: EmbedError };

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

/** Says that the embedded editor did not answer. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';

  constructor(options: ErrorOptions) {
    const seconds = (CONNECT_INTERVAL * CONNECT_MAX_ATTEMPTS) / 1000;
    super(
      `StackBlitz did not answer within ${seconds} seconds.\n` +
        '  Why: it cannot be reached, or something on the way or in the browser keeps its frame from starting.\n' +
        '  What to do: try again, open it in a tab of its own, or take another service.',
      options,
    );
  }
}

/**
 * Puts StackBlitz with a project into the page (E4).
 *
 * @param container - Element that gets the editor as its only child.
 * @param onChange - Told the state at once and whenever it changes, until the editor is removed.
 * @returns How to remove the editor.
 */
export function embedStackBlitz(
  container: HTMLElement,
  project: Project,
  { frameTitle, theme, height = DEFAULT_FRAME_HEIGHT, terminalHeight }: EmbedChoices,
  onChange: (state: EmbedState) => void,
): () => void {
  let removed = false;
  const report = (state: EmbedState) => {
    if (!removed) onChange(state);
  };
  // The SDK puts its frame in the place of the element it is given.
  const seat = container.ownerDocument.createElement('div');
  container.replaceChildren(seat);
  report({ status: 'loading' });
  const options = { ...stackBlitzOptions(project), theme, height, terminalHeight };
  sdk.embedProject(seat, stackBlitzProject(project), options).then(
    () => report({ status: 'connected' }),
    (cause: unknown) => report({ status: 'failed', error: new EmbedError({ cause }) }),
  );
  const frame = container.querySelector('iframe');
  if (frame) frame.title = frameTitle;
  return () => {
    removed = true;
    container.replaceChildren();
  };
}
