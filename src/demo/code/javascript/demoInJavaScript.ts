import path from 'node:path';
import { javascriptName } from '../model';
import { nameFrom, toSource, type ShownDemo } from '../rehypeSources';
import { readTokens } from '../tokens';
import type { JavaScriptSource } from './demoFile';
import { toJavaScript } from './toJavaScript';

/** The token at the end of each file. */
const END = 1;

/**
 * Makes the file that a reader gets who wants to see a demo in JavaScript (demoFile.ts).
 *
 * @param folder - Of the demos.
 * @returns Undefined where no file of the demo is TypeScript.
 */
export async function demoInJavaScript(
  folder: string,
  { entry, files, props }: ShownDemo,
): Promise<string | undefined> {
  const scripts = Object.entries(files).filter(([file]) => javascriptName(file) !== file);
  if (scripts.length === 0) return undefined;
  const converted = scripts.map(async ([file, text]) => {
    const name = nameFrom(entry, file);
    const label = javascriptName(name);
    const code = await toJavaScript(path.join(folder, file), text);
    if (code === undefined) return [[name, { label: name }] as const];
    if (readTokens(code, true).length === END) return [];
    if (code === text) return [[name, { label }] as const];
    const { text: shown, html, above } = toSource(label, code.trimEnd(), props);
    const source: JavaScriptSource = { label, text: shown, html, above };
    return [[name, source] as const];
  });
  return JSON.stringify(Object.fromEntries((await Promise.all(converted)).flat()));
}
