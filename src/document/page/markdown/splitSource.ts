const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Divides a page into its front matter and what stands below, from which line on. */
export function splitSource(whole: string): { yaml: string; body: string; line: number } {
  const [head = '', yaml = ''] = FRONT_MATTER.exec(whole) ?? [];
  return { yaml, body: whole.slice(head.length), line: head.split('\n').length };
}
