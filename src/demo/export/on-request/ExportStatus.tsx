import { SERVICE_NAMES, type ExportRequest } from '../request';
import { useTexts } from '../../../locale/useTexts';
import type { ExportOutcome } from './exportDemo';
import { exportTexts, type ExportTexts } from './texts';

function statusText({ kind }: ExportRequest, outcome: ExportOutcome, texts: ExportTexts): string {
  switch (outcome.status) {
    case 'opened':
    case 'sent':
      return texts.opens(SERVICE_NAMES[kind]);
    case 'blocked':
      return texts.blocked(SERVICE_NAMES[kind]).what;
    case 'troubled':
      return texts.troubled.what;
    case 'impossible':
      return `${texts.impossible} ${texts.problemCount(outcome.problems.length)}`;
    case 'embedded':
      return texts.embedLoading;
  }
}

/** Says in one sentence what came of an export, for a live region. */
export function ExportStatus(tried: { request: ExportRequest; outcome: ExportOutcome }) {
  return <span>{statusText(tried.request, tried.outcome, useTexts(exportTexts))}</span>;
}
