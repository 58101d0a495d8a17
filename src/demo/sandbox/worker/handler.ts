import { compile, type CompileResult } from '../compile/compile';
import type { DemoFiles } from '../files';
import { parseRequest, type CompileAnswer } from './protocol';

function compileSafely(...parts: Parameters<typeof compile>): CompileResult {
  try {
    return compile(...parts);
  } catch (error) {
    // For example a stack overflow on a thousand brackets. The page must not fail because of it.
    return { problems: [{ kind: 'compiler', detail: String(error) }] };
  }
}

/**
 * The worker without the worker: answers a message of any shape and never throws. Returns undefined
 * for anything that is not a request.
 *
 * @param shared - Files that demos share, there to be imported unless the request has its own of
 *   the same name.
 */
export function answer(message: unknown, shared: DemoFiles): CompileAnswer | undefined {
  const request = parseRequest(message);
  return request && { id: request.id, result: compileSafely(request.files, request.entry, shared) };
}
