import type { Bundle } from '../compile/bundle';
import type { CompileResult } from '../compile/compile';
import type { DemoFiles } from '../files';
import type { CompileProblem } from '../sandboxProblem';
import { isCount, isRecord } from '../../../lib/read';

/** What the page asks of the compiler. */
export interface CompileRequest {
  id: number;
  entry: string;
  files: DemoFiles;
}

/** What the compiler answers. */
export interface CompileAnswer {
  id: number;
  result: CompileResult;
}

/** Parses a message to the worker; undefined unless it is a request. */
export function parseRequest(data: unknown): CompileRequest | undefined {
  if (!isRecord(data)) return undefined;
  const { id, entry, files } = data;
  if (!isCount(id) || typeof entry !== 'string' || !(files instanceof Map)) return undefined;
  const texts = new Map<string, string>();
  for (const [name, text] of files as ReadonlyMap<unknown, unknown>) {
    if (typeof name !== 'string' || typeof text !== 'string') return undefined;
    texts.set(name, text);
  }
  return { id, entry, files: texts };
}

function isBundle(value: unknown): value is Bundle {
  return (
    isRecord(value) &&
    typeof value.code === 'string' &&
    typeof value.entry === 'string' &&
    Array.isArray(value.files)
  );
}

function isProblems(value: unknown): value is readonly CompileProblem[] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && 'kind' in each);
}

/**
 * Reads what came from the worker. The worker is ours and built with the page, so what is inside of
 * a bundle is taken as it is; anything that is not an answer, for example from an extension, is
 * ignored.
 */
export function parseAnswer(data: unknown): CompileAnswer | undefined {
  if (!isRecord(data) || !isCount(data.id) || !isRecord(data.result)) return undefined;
  const { id, result } = data;
  if (isBundle(result.bundle)) return { id, result: { bundle: result.bundle } };
  return isProblems(result.problems) ? { id, result: { problems: result.problems } } : undefined;
}
