/**
 * Reads the path out of the target of a request.
 *
 * @returns The decoded path, or undefined when it cannot be decoded or could not name a file on any
 *   system.
 */
export function readPath(target: string): string | undefined {
  const [encoded = ''] = target.split(/[?#]/, 1);
  try {
    const path = decodeURIComponent(encoded);
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Names that begin with a dot are hidden files or, as `.` and `..`, steps through the file system.
 * A backslash separates folders on Windows.
 */
function isOrdinary(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !segment.includes('\\');
}

/**
 * The files a path may mean, best first and relative to the root: `/demo/single` is a file or a
 * folder with a page.
 */
export function candidates(path: string): string[] {
  const segments = path.split('/').slice(1);
  const endsWithSlash = segments.at(-1) === '';
  if (endsWithSlash) segments.pop();
  if (!segments.every(isOrdinary)) return [];
  const page = [...segments, 'index.html'].join('/');
  return endsWithSlash ? [page] : [segments.join('/'), page];
}
