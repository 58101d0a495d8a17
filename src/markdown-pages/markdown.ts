/** Code in a line, also where it contains a backtick. */
export function codeSpan(code: string): string {
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``;
}

/** Keys as code, which needs no HTML. */
export function keysAsCode(markdown: string): string {
  return markdown.replace(/<kbd>(.*?)<\/kbd>/g, '`$1`');
}

/** A block of code; its fence is longer than any in the code. */
export function codeBlock(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([fence]) => fence.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

/** A list of links, each with what it leads to. */
export function linkList(
  items: readonly { title: string; url: string; description: string }[],
): string {
  return items
    .map(({ title, url, description }) => `- [${title}](${url}): ${description}`)
    .join('\n');
}
