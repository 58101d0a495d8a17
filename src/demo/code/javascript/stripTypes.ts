import { transform } from 'sucrase';

/** A line that has nothing but a comment, or a part of one, as formatters indent it. */
const COMMENT = /^\s*(?:\/[/*]|\*)/;

/** What is left of a line that had nothing but types. */
const EMPTIED = /^\s*;?\s*(?:\/\/.*|\/\*.*\*\/\s*)?$/;

/** What declares a type. A comment above it is about nothing once it is gone. */
const DECLARATION = /^\s*(?:export\s+)?(?:declare|interface|type)\b/;

/** sucrase leaves the braces of names that were types: `import Select, { } from 'rc-select'`. */
const NO_NAMES = /^(import [\w$]+), \{\s*\}/gm;

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
  let isAboutType = false;
  for (const [index, line] of [...before.entries()].toReversed()) {
    if (COMMENT.test(line)) isGone[index] = isAboutType;
    else isAboutType = Boolean(isGone[index]) && DECLARATION.test(line);
  }
  return after
    .filter((_, index) => !isGone[index])
    .join('\n')
    .replace(NO_NAMES, '$1');
}
