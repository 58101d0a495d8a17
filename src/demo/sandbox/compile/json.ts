import type { SyntaxProblem } from '../sandboxProblem';

/**
 * Reads the position from the message of `JSON.parse`, which every engine words differently and
 * Safari gives without one.
 * https://developer.mozilla.org/docs/Web/JavaScript/Reference/Errors/JSON_bad_parse
 */
function indexIn(message: string, text: string): number {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) {
    const before = text.split('\n').slice(0, Number(line) - 1);
    return before.join('\n').length + (before.length > 0 ? 1 : 0) + Number(column) - 1;
  }
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position) return Number(position);
  return /end of|EOF/i.test(message) ? text.length : 0;
}

/** What is wrong with a JSON file; undefined if nothing is. */
export function checkJson(file: string, text: string): SyntaxProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const before = text.slice(0, indexIn(message, text)).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    return { kind: 'syntax', message, position: { file, line: before.length, column } };
  }
}
