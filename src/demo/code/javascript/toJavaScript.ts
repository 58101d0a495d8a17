import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { javascriptName } from '../model';
import { parseSource } from '../../sandbox/compile/parse';
import { stripTypes } from './stripTypes';

/** What was made of a text, by its file: two builds and several pages ask for the same. */
const known = new Map<string, { code: string; made: Promise<string | undefined> }>();

/** sucrase leaves what is in a namespace out (src/demo/sandbox/compile/parse.ts). */
function hasNamespace(file: string, code: string): boolean {
  const parsed = parseSource(file, code);
  const problems = 'problems' in parsed ? parsed.problems : [];
  return problems.some((each) => each.kind === 'unsupported' && each.syntax === 'namespace');
}

async function convert(file: string, code: string): Promise<string | undefined> {
  if (hasNamespace(file, code)) return undefined;
  const stripped = stripTypes(code, file.endsWith('x'));
  if (stripped === code) return code;
  const options = await resolveConfig(file, { editorconfig: true });
  return format(stripped, { ...options, filepath: javascriptName(path.basename(file)) });
}

/**
 * A file in TypeScript as JavaScript, formatted as prettier is set up for it. A file without types
 * stays as it is.
 *
 * @param file - Its path, by which prettier finds its settings.
 * @returns Undefined for one with a namespace, which is more than types.
 */
export function toJavaScript(file: string, code: string): Promise<string | undefined> {
  const before = known.get(file);
  if (before?.code === code) return before.made;
  const made = convert(file, code);
  known.set(file, { code, made });
  return made;
}
