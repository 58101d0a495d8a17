const FENCE = /^\s*(`{3,}|~{3,})/;

/** A line of Markdown, and whether it is code. */
export interface Line {
  text: string;
  /** In a fenced block, its fences included. */
  isCode: boolean;
  /** From 1. */
  number: number;
}

/** Splits Markdown into lines and tells which of them are code. */
export function linesOf(markdown: string): Line[] {
  let fence: string | undefined;
  return markdown.split('\n').map((text, index) => {
    const mark = FENCE.exec(text)?.[1];
    const isCode = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && text.trim() === mark) fence = undefined;
    return { text, isCode, number: index + 1 };
  });
}

/** Changes what is not code between backticks in a line. */
export function outsideCode(line: string, change: (text: string) => string): string {
  return line
    .split(/(``.+?``|`[^`]+`)/)
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('');
}

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
