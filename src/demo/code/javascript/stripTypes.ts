import { transform } from 'sucrase';

/** A line that has nothing but a comment, or a part of one, as formatters indent it. */
const COMMENT = /^\s*(?:\/[/*]|\*)/;

/** What is left of a line that had nothing but types. */
const EMPTIED = /^\s*;?\s*(?:\/\/.*|\/\*.*\*\/\s*)?$/;

/** What declares a type. A comment above it is about nothing once it is gone. */
const DECLARATION = /^\s*(?:export\s+)?(?:declare|interface|type)\b/;

/**
 * Removes types, and nothing else: comments, blank lines and elements stay as they are written,
 * apart from comments about a type. What is left is JavaScript, but not formatted.
 *
 * @param code - TypeScript without a mistake; sucrase leaves namespaces out.
 * @param jsx - Whether angle brackets are elements, as in `.tsx`.
 */
export function stripTypes(code: string, jsx: boolean): string {
  const stripped = transform(code, {
    transforms: jsx ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  }).code;
  const before = code.split('\n');
  // As many as before.
  const after = stripped.split('\n');
  const isGone = before.map(
    (line, index) => line.trim() !== '' && !COMMENT.test(line) && EMPTIED.test(after[index] ?? ''),
  );
  /** Lines of a comment above a type, from its end up, whose beginning is still to come. */
  let aboutType: number[] | undefined;
  for (const [index, line] of [...before.entries()].toReversed()) {
    if (!COMMENT.test(line)) aboutType = isGone[index] && DECLARATION.test(line) ? [] : undefined;
    else aboutType?.push(index);
    if (line.trimStart().startsWith('/'))
      for (const each of aboutType?.splice(0) ?? []) isGone[each] = true;
  }
  return after.filter((_, index) => !isGone[index]).join('\n');
}
