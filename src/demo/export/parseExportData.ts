import { isRecord } from '../../base/read';
import type { DemoNeeds, ExportData, Files } from '../code/model';

function isFiles(value: unknown): value is Files {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isNeeds(value: unknown): value is DemoNeeds {
  return isRecord(value) && isTexts(value.packages) && isTexts(value.shared);
}

function isDemos(value: unknown): value is ExportData['demos'] {
  return isRecord(value) && Object.values(value).every(isNeeds);
}

/** A project must never be incomplete, so a shared file that a demo needs has to be there. */
function hasAllShared(demos: ExportData['demos'], shared: Files): boolean {
  return Object.values(demos).every((needs) =>
    needs.shared.every((path) => Object.hasOwn(shared, path)),
  );
}

/** Reads the export data from the JSON that the build wrote; anything else is undefined. */
export function parseExportData(data: unknown): ExportData | undefined {
  if (!isRecord(data) || !isRecord(data.versions)) return undefined;
  const { shared, served, demos } = data;
  const { runtime, tools } = data.versions;
  if (!isFiles(shared) || !isFiles(served) || !isFiles(runtime) || !isFiles(tools)) {
    return undefined;
  }
  if (!isDemos(demos) || !hasAllShared(demos, shared)) return undefined;
  return { versions: { runtime, tools }, shared, served, demos };
}
