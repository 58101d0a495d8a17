import { isRecord, type Fields } from '../../../lib/read';

/** Says which part of the data does not have the shape that D2 requires. */
export class SearchDataError extends Error {
  override readonly name = 'SearchDataError';

  constructor(
    private readonly path: string,
    private readonly problem: string,
  ) {
    super(
      `Search data: ${path} ${problem}. None of the data was used; see SearchData in src/search/engine/site/data.ts.`,
    );
  }

  /** This error, with its path seen from the value that contains this one. */
  below(holder: string): SearchDataError {
    return new SearchDataError(`${holder}.${this.path}`, this.problem);
  }
}

function mismatch(field: string, expected: string, value: unknown): SearchDataError {
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return new SearchDataError(field, `is ${kind}, expected ${expected}`);
}

/**
 * Reads below `holder`. Only an error builds its path, on the way out, so good data costs nothing.
 */
export function within<T>(holder: string | number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof SearchDataError ? error.below(String(holder)) : error;
  }
}

/** The object in a field; an absent one is empty. */
export function recordIn(fields: Fields, field: string): Fields {
  const value = fields[field];
  if (value === undefined) return {};
  if (isRecord(value)) return value;
  throw mismatch(field, 'object', value);
}

/** What `read` makes of each object of the list in a field; an absent list is empty. */
export function listIn<T>(
  fields: Fields,
  field: string,
  read: (item: Fields, at: number) => T,
): T[] {
  const value: unknown = fields[field];
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw mismatch(field, 'array', value);
  return value.map((item: unknown, at) => {
    if (!isRecord(item)) throw mismatch(`${field}.${at}`, 'object', item);
    return within(field, () => within(at, () => read(item, at)));
  });
}

/** The text in a field. Front matter leaves titles out, or has a number for one like 404. */
export function textIn(fields: Fields, field: string): string {
  const value = fields[field];
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  throw mismatch(field, 'string', value);
}

/** Reads a list of texts, or a single one. A field that is missing is an empty list. */
export function textsIn(fields: Fields, field: string): string[] {
  const value = fields[field];
  if (value === undefined) return [];
  const texts: unknown[] = Array.isArray(value) ? value : [value];
  if (texts.every((text) => typeof text === 'string')) return texts;
  throw new SearchDataError(field, 'does not hold strings only');
}

/** The number in a field, undefined where there is none. */
export function numberIn(fields: Fields, field: string): number | undefined {
  const value = fields[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  throw mismatch(field, 'number', value);
}
