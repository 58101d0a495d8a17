import redirects from '@@/subject/redirects';

/** Where a page has moved, by its old path below the base path. */
export function redirectOf(pathname: string): string | undefined {
  return redirects?.[pathname];
}
