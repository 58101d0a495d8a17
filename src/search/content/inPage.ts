import { Problem } from '../../base/problem';

/** Reads for the page `place`, which is what an error then begins with. */
export function inPage<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Problem ? new Problem(error.parts, place) : error;
  }
}
