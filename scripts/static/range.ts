const WELL_FORMED = /^bytes=(?:\d+-\d*|-\d+)(?:\s*,\s*(?:\d+-\d*|-\d+))*$/;

/**
 * The `Range` header as `send` may read it; undefined means the whole file.
 * `send` takes `1-2-3` for `1-2`, and refuses a suffix that is longer than the file, which means
 * all of it (https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2).
 */
export function rangeOf(header: string | undefined, size: number): string | undefined {
  if (header === undefined || !WELL_FORMED.test(header)) return undefined;
  const suffix = /^bytes=-(\d+)$/.exec(header)?.[1];
  return suffix !== undefined && Number(suffix) > size ? undefined : header;
}
