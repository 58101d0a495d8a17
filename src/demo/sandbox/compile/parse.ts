import { parse, type ParserPlugin } from '@babel/parser';
import type { CompileProblem, Position, SyntaxProblem } from '../sandboxProblem';
import { isRecord } from '../../../lib/read';
import { walk, type SyntaxNode } from './walk';

type Parsed = { tree: unknown } | { problems: CompileProblem[] };

/** Whether a file may hold JSX. In plain `.ts`, `<T>value` is a type assertion. */
export function hasJsx(file: string): boolean {
  return !file.endsWith('.ts');
}

/** The position of a node. */
export function positionIn(file: string, { loc }: Pick<SyntaxNode, 'loc'>): Position {
  return { file, line: loc.start.line, column: loc.start.column + 1 };
}

/** Babel adds the position to its messages, counted from 0. */
function toProblem(file: string, error: unknown): SyntaxProblem | undefined {
  if (!(error instanceof Error) || !('loc' in error) || !isRecord(error.loc)) return undefined;
  const { line, column } = error.loc;
  return {
    kind: 'syntax',
    message: error.message.replace(/ \(\d+:\d+\)$/, ''),
    position: { file, line: Number(line), column: Number(column) + 1 },
  };
}

/**
 * sucrase leaves namespaces out silently, and a module that waits cannot be loaded by `require`.
 * https://github.com/alangpierce/sucrase#caveats
 */
function findUnsupported(file: string, tree: unknown): CompileProblem[] {
  const problems: CompileProblem[] = [];
  const add = (node: SyntaxNode, syntax: 'namespace' | 'top-level-await') =>
    problems.push({ kind: 'unsupported', syntax, position: positionIn(file, node) });
  walk(tree, (node, inFunction) => {
    if (node.type === 'TSModuleDeclaration' && !node.declare) add(node, 'namespace');
    const waits = node.type === 'AwaitExpression' || node.await === true;
    if (waits && !inFunction) add(node, 'top-level-await');
  });
  return problems;
}

/**
 * Reads a file as TypeScript. sucrase alone would take most mistakes over as they are (`const x;`),
 * and the frame would find them without knowing the file.
 */
export function parseSource(file: string, text: string): Parsed {
  const plugins: ParserPlugin[] = hasJsx(file) ? ['typescript', 'jsx'] : ['typescript'];
  try {
    const tree = parse(text, { sourceType: 'module', plugins, errorRecovery: true });
    const problems = (tree.errors ?? []).flatMap((error) => toProblem(file, error) ?? []);
    const unsupported = findUnsupported(file, tree.program);
    return problems.length + unsupported.length > 0
      ? { problems: [...problems, ...unsupported] }
      : { tree: tree.program };
  } catch (error) {
    const problem = toProblem(file, error);
    if (!problem) throw error;
    return { problems: [problem] };
  }
}
