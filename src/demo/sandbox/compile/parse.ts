import { parse, type ParserPlugin } from '@babel/parser';
import type { CompileProblem, Position, SyntaxProblem } from '../sandboxProblem';
import { isRecord } from '../../../lib/read';

/** The part of a node of Babel's syntax tree that is the same for all of them. */
export interface SyntaxNode {
  readonly type: string;
  /** Index of the first character, and of the first one after it. */
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number; readonly column: number } };
  readonly [field: string]: unknown;
}

/** Whether a field of a node is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value &&
    typeof value.start === 'number' &&
    'loc' in value
  );
}

/** Nodes that are not part of the program. */
const ASIDE = new Set(['leadingComments', 'innerComments', 'trailingComments', 'tokens', 'errors']);

/** Whether a node has a body that runs when it is called, not where it stands. */
export function isFunction(node: SyntaxNode): boolean {
  return /Function|ObjectMethod|ClassMethod|ClassPrivateMethod/.test(node.type);
}

/**
 * Visits every node of a tree in no particular order, and says whether it is inside a function.
 * Without recursion: a pasted expression may be nested deeper than the stack allows.
 */
export function walk(root: unknown, visit: (node: SyntaxNode, inFunction: boolean) => void): void {
  const waiting: [value: unknown, inFunction: boolean][] = [[root, false]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, inFunction] = next;
    if (Array.isArray(value)) {
      for (const item of value) waiting.push([item, inFunction]);
    } else if (isNode(value)) {
      visit(value, inFunction);
      const inside = inFunction || isFunction(value);
      for (const [field, child] of Object.entries(value)) {
        if (typeof child === 'object' && !ASIDE.has(field)) waiting.push([child, inside]);
      }
    }
  }
}

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
