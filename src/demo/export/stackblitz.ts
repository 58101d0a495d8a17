import sdk, {
  type OpenOptions,
  type Project as StackBlitzProject,
  type UiThemeOption,
} from '@stackblitz/sdk';
import type { Handover, Place } from './request';
import type { Project } from '../code/model';

/** What StackBlitz says about browsers itself. */
export const BROWSER_SUPPORT_PAGE =
  'https://developer.stackblitz.com/platform/webcontainers/browser-support';

/**
 * Whether a browser is one in which StackBlitz is known not to start. It runs Node in the browser
 * (WebContainers), which is at home in Chromium and calls itself beta elsewhere. Of WebKit, and
 * that is every browser on an iPhone or iPad, projects that do not start are reported over and over
 * (stackblitz/core#1884, stackblitz/webcontainer-core#1382, #1413, stackblitz-labs/bolt.diy#2070):
 * there CodeSandbox, whose machine is elsewhere, is the one to offer first.
 */
export function isTroubledByStackBlitz(userAgent: string): boolean {
  // Chrome and Firefox on an iPhone call themselves CriOS and FxiOS, and are WebKit.
  return userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(userAgent);
}

/**
 * The project as the SDK takes it. The template is `node`: the others are bundled by an engine that
 * loads a React of its own choice (stackblitz/core#3194). Dependencies stand in `package.json`, for
 * the SDK ignores its own list with this template and says so in the console.
 */
export function stackBlitzProject({ title, files }: Project): StackBlitzProject {
  return { title, template: 'node', files: { ...files } };
}

/** The options every opening has in common: the demo's own file is the one that is shown. */
function stackBlitzOptions({ entry }: Project): Pick<OpenOptions, 'openFile'> {
  return { openFile: entry };
}

/**
 * Opens a project in StackBlitz through its SDK (E3). The SDK does not say whether the new tab
 * opened; that it cannot is known when the reader's press is too long ago for the browser to count
 * it.
 */
export function openInStackBlitz(project: Project, place: Place, win: Window = window): Handover {
  const newWindow = place === 'new-tab';
  // Not every browser tells; then the attempt has to show it.
  const activation: UserActivation | undefined = win.navigator.userActivation;
  if (newWindow && activation?.isActive === false) return 'blocked';
  sdk.openProject(stackBlitzProject(project), { ...stackBlitzOptions(project), newWindow });
  return newWindow ? 'sent' : 'opened';
}

/** Height of the embedded editor in pixels unless one is given (E4); the SDK's own value. */
export const DEFAULT_FRAME_HEIGHT = 300;

/** How the embedded editor stands. The SDK gives up after 20 attempts, one every 500 ms (E4). */
export type EmbedStatus = 'loading' | 'connected' | 'failed';

/** What can be chosen about the embedded editor. */
export interface EmbedChoices {
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
 * @param onChange - Told the status at once and whenever it changes, until the editor is removed.
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
