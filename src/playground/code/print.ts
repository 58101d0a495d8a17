/** A value that source code can spell out. */
export type Literal =
  string | number | boolean | null | readonly Literal[] | { readonly [name: string]: Literal };

/** One step of indentation; Prettier's default. */
const STEP = '  ';

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function printString(text: string): string {
  const body = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  // Prettier uses the quotes that need fewer escapes, and single ones in a tie.
  return count(text, "'") > count(text, '"')
    ? `"${body.replaceAll('"', '\\"')}"`
    : `'${body.replaceAll("'", "\\'")}'`;
}

function isArray(value: Literal): value is readonly Literal[] {
  return Array.isArray(value);
}

function isRecord(value: Literal): value is { readonly [name: string]: Literal } {
  return typeof value === 'object' && value !== null && !isArray(value);
}

/** Prettier never puts several objects with several fields on one line. */
function isTable(values: readonly Literal[]): boolean {
  return (
    values.length > 1 && values.every((value) => isRecord(value) && Object.keys(value).length > 1)
  );
}

function block([open, close]: [string, string], parts: string[], indent: string): string {
  const lines = parts.map((part) => `${indent}${STEP}${part},\n`).join('');
  return `${open}\n${lines}${indent}${close}`;
}

/**
 * Prints a value as source code, as Prettier would. No line is broken for its length: what the
 * playground prints is short enough.
 *
 * @param indent - Indentation of the line the value begins in.
 */
export function print(value: Literal, indent = ''): string {
  if (typeof value === 'string') return printString(value);
  const inner = indent + STEP;
  if (isArray(value)) {
    const parts = value.map((part) => print(part, inner));
    const isLong = isTable(value) || parts.some((part) => part.includes('\n'));
    return isLong ? block(['[', ']'], parts, indent) : `[${parts.join(', ')}]`;
  }
  if (!isRecord(value)) return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${name}: ${print(part, inner)}`);
  if (parts.length === 0) return '{}';
  return parts.some((part) => part.includes('\n'))
    ? block(['{', '}'], parts, indent)
    : `{ ${parts.join(', ')} }`;
}
