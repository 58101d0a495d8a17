import { openInCodeSandbox } from '../../src/sandbox/codesandbox';
import { toProject } from '../../src/sandbox/files';
import type { Handover, Place } from '../../src/sandbox/handover';
import type { DemoAssets, Supplies } from '../../src/sandbox/model';
import { ExportError, type ExportProblem } from '../../src/sandbox/problems';
import { openInStackBlitz } from '../../src/sandbox/stackblitz';

/** The services a demo can be opened in. */
export type ExportKind = 'codesandbox' | 'stackblitz';

/** What came of an export. */
export type ExportOutcome =
  | { status: Handover }
  /** The demo as it stands would not start; nothing was sent. */
  | { status: 'impossible'; problems: readonly ExportProblem[] };

const openers = { codesandbox: openInCodeSandbox, stackblitz: openInStackBlitz };

/**
 * Opens a demo in a service (E3). To be called in the very task of the reader's press, or the browser takes the new tab for an
 * advertisement; so this module, which carries a parser and the SDK, is to be loaded when the reader turns to
 * the button, and not with the page.
 *
 * @param assets - The demo, with the reader's changes if there are any.
 */
export function exportDemo(
  kind: ExportKind,
  assets: DemoAssets,
  supplies: Supplies,
  place: Place = 'new-tab',
): ExportOutcome {
  try {
    return { status: openers[kind](toProject(assets, supplies), place) };
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    return { status: 'impossible', problems: error.problems };
  }
}
