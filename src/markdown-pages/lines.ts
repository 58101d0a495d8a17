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
