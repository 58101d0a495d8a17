import type { ExportRequest } from '../../../../src/demo/export/request';
import type { ExportOutcome } from './exportDemo';
import type { ExportMessages } from './messages';
import { SERVICE_NAMES } from './services';
import { useExportMessages } from './useExportMessages';

function statusText(
  { kind }: ExportRequest,
  outcome: ExportOutcome,
  messages: ExportMessages,
): string {
  switch (outcome.status) {
    case 'opened':
    case 'sent':
      return messages.opens(SERVICE_NAMES[kind]);
    case 'blocked':
      return messages.blocked(SERVICE_NAMES[kind]).what;
    case 'troubled':
      return messages.troubled.what;
    case 'impossible':
      return `${messages.impossible} ${messages.problemCount(outcome.problems.length)}`;
    case 'embedded':
      return messages.embedLoading;
  }
}

/** Says in one sentence what came of an export, for a live region. */
export function ExportStatus({
  request,
  outcome,
}: {
  request: ExportRequest;
  outcome: ExportOutcome;
}) {
  return statusText(request, outcome, useExportMessages());
}
