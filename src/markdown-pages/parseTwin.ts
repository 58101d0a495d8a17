/**
 * Reads what a host has sent for the twin of a page. Some hosts answer with a page of HTML and
 * status 200 where there is no file.
 *
 * @returns The twin; undefined for anything else. A twin begins with the title of the page.
 */
export function parseTwin(body: string): string | undefined {
  return body.startsWith('# ') ? body : undefined;
}
