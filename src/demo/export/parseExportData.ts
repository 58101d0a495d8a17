import { isListOf, isRecord, isRecordOf, isText } from '../../lib/read';
import type { DemoNeeds, ExportData } from '../code/model';

function isNeeds(value: unknown): value is DemoNeeds {
  return isRecord(value) && isListOf(value.packages, isText) && isListOf(value.shared, isText);
}

/** A project must never be incomplete, so a shared file that a demo needs has to be there. */
function hasAllShared({ demos, shared }: Pick<ExportData, 'demos' | 'shared'>): boolean {
  return Object.values(demos).every((needs) =>
    needs.shared.every((path) => Object.hasOwn(shared, path)),
  );
}

/** Reads the export data from the JSON that the build wrote; anything else is undefined. */
export function parseExportData(data: unknown): ExportData | undefined {
  if (!isRecord(data) || !isRecord(data.versions)) return undefined;
  const { shared, served, demos } = data;
  const { runtime, tools } = data.versions;
  if (!isRecordOf(shared, isText) || !isRecordOf(served, isText)) return undefined;
  if (!isRecordOf(runtime, isText) || !isRecordOf(tools, isText)) return undefined;
  if (!isRecordOf(demos, isNeeds) || !hasAllShared({ demos, shared })) return undefined;
  return { versions: { runtime, tools }, shared, served, demos };
}
