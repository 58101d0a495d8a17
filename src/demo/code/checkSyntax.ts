import { transformSync } from 'esbuild';
import { parseSource } from '../sandbox/compile/parse';
import { kindOf } from './model';

/** What is wrong with a file before anything of it is looked at. */
export interface SyntaxFault {
  line: number;
  detail: string;
}

function faultOfScript(path: string, text: string): SyntaxFault | undefined {
  const parsed = parseSource(path, text);
  const problems = 'problems' in parsed ? parsed.problems : [];
  const first = problems.find((problem) => problem.kind === 'syntax');
  return first && { line: first.position.line, detail: first.message.replace(/\.$/, '') };
}

function faultOfStyles(text: string): SyntaxFault | undefined {
  const [first] = transformSync(text, { loader: 'css', logLevel: 'silent' }).warnings;
  return first && { line: first.location?.line ?? 1, detail: first.text };
}

/** What was found in a file as it was last looked at, by its path. */
const known = new Map<string, { text: string; fault: SyntaxFault | undefined }>();

/**
 * Looks for the first mistake in the syntax of a script or a style sheet. What the site is compiled
 * with would find it, too, but later, and without the page that is then missing.
 */
export function checkSyntax(path: string, text: string): SyntaxFault | undefined {
  const before = known.get(path);
  if (before?.text === text) return before.fault;
  const kind = kindOf(path);
  const fault =
    kind === 'style'
      ? faultOfStyles(text)
      : kind === 'script'
        ? faultOfScript(path, text)
        : undefined;
  known.set(path, { text, fault });
  return fault;
}
