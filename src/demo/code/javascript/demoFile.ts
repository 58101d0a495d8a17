import { isCount, isRecord, isRecordOf, isText } from '../../../lib/read';
import { parseJson } from '../../../lib/parseJson';
import type { DemoSource } from '../rehypeSources';

/** What is other in a file once it has no types: its name; the rest where there were some. */
export type JavaScriptSource = Required<Pick<DemoSource, 'label'>> &
  Pick<DemoSource, 'text' | 'html' | 'above'>;

/** The scripts of a demo as JavaScript, by name, without those that had nothing but types. */
export type DemoInJavaScript = Readonly<Record<string, JavaScriptSource>>;

/** Path of the file with a demo in JavaScript, below the root of the site. */
export function demoFile(id: string): string {
  return `sources/${id}.json`;
}

const isMissingOr =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | undefined =>
    value === undefined || isValue(value);

function isSource(value: unknown): value is JavaScriptSource {
  if (!isRecord(value)) return false;
  const { label, text, html, above } = value;
  return isText(label) && [text, html].every(isMissingOr(isText)) && isMissingOr(isCount)(above);
}

/** Reads such a file; undefined where it is none, as a page that a host sends for any address. */
export function parseDemoFile(text: string): DemoInJavaScript | undefined {
  const demo = parseJson(text);
  return isRecordOf(demo, isSource) ? demo : undefined;
}
