import { compile, type CompileResult, type Surroundings } from '../compile/compile';
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
 * @param surroundings - What can be imported beside the files of the request.
 */
export function answer(message: unknown, surroundings: Surroundings): CompileAnswer | undefined {
  const request = parseRequest(message);
  if (!request) return undefined;
  const { id, files, entry } = request;
  return { id, result: compileSafely(files, entry, surroundings) };
}
