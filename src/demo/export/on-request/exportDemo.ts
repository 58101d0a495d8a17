import { site } from '../../../document/router/site';
import { isTroubledByStackBlitz, openInStackBlitz } from '../stackblitz';
import { openInCodeSandbox } from '../codesandbox';
import { toProject, type FindNeeds } from '../files';
import type { DemoAssets, ExportData, Project } from '../../code/model';
import { ExportError, type ExportProblem } from '../../code/exportProblem';
import type { ExportRequest, Handover } from '../request';

/** What came of an export. */
export type ExportOutcome =
  | { status: Handover }
  /** The project that StackBlitz is to run in the page. */
  | { status: 'embedded'; project: Project }
  /** StackBlitz is known not to start in this browser; nothing was sent. */
  | { status: 'troubled' }
  /** The demo as it stands would not start; nothing was sent. */
  | { status: 'impossible'; problems: readonly ExportProblem[] };

function handOver(
  { kind, place = 'new-tab', anyway = false }: ExportRequest,
  project: Project,
): ExportOutcome {
  const isTroubled = !anyway && isTroubledByStackBlitz(navigator.userAgent);
  switch (kind) {
    case 'codesandbox':
      return { status: openInCodeSandbox(project, place) };
    case 'stackblitz':
      return isTroubled ? { status: 'troubled' } : { status: openInStackBlitz(project, place) };
    case 'embed':
      return isTroubled ? { status: 'troubled' } : { status: 'embedded', project };
  }
}

/**
 * Opens a demo in a service (E3, E4). Has to be called in the task of the reader's press, or the
 * browser blocks the new tab as a pop-up. That is why this module, which contains the SDK, is
 * loaded when the reader points at the button.
 */
export function exportDemo(
  request: ExportRequest,
  assets: DemoAssets,
  exportData: ExportData,
  findNeeds: FindNeeds,
): ExportOutcome {
  if (!site.canExport)
    return { status: 'impossible', problems: [{ kind: 'not-published', library: site.name }] };
  try {
    return handOver(request, toProject(assets, exportData, findNeeds));
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    return { status: 'impossible', problems: error.problems };
  }
}
