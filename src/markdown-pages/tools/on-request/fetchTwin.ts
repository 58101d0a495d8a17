import { Problem } from '../../../lib/problem';

/**
 * Reads what a host has sent for the twin of a page. Some hosts answer with a page of HTML and
 * status 200 where there is no file.
 *
 * @returns The twin; undefined for anything else. A twin begins with the title of the page.
 */
export function parseTwin(body: string): string | undefined {
  return body.startsWith('# ') ? body : undefined;
}

/**
 * Fetches the Markdown twin of a page.
 *
 * @param cache - `reload` where an earlier attempt has failed.
 * @throws {Problem} When the host answers with anything else.
 */
export async function fetchTwin(address: string, cache: RequestCache): Promise<string> {
  const response = await fetch(address, { cache });
  const twin = response.ok ? parseTwin(await response.text()) : undefined;
  if (twin !== undefined) return twin;
  throw new Problem({
    what: `${address}: status ${response.status}, and not the page as Markdown.`,
    why: 'the host may lack the file, or answer with a page of its own.',
    fix: 'see that the build and the host have the .md files of the site.',
  });
}
