import { isFunction, isNode, walk, type SyntaxNode } from './parse';

interface Insertion {
  at: number;
  text: string;
  /** Order among insertions at the same index. */
  rank: number;
}

/**
 * Name by which compiled code calls the guard; the frame gives every file its own
 * (frame/runtime/registry.ts).
 */
export const GUARD = '__sandboxGuard';

const LOOPS = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

function guardFor({ loc }: SyntaxNode): string {
  return `${GUARD}(${loc.start.line},${loc.start.column + 1})`;
}

/** Index after the opening brace and the directives, which have to come first. */
function startOfBlock(block: SyntaxNode): number {
  const directives: unknown[] = Array.isArray(block.directives) ? block.directives : [];
  const last = directives.at(-1);
  return isNode(last) ? last.end : block.start + 1;
}

/**
 * Wraps what has no braces. Of two that end at the same index, the inner one has to close first.
 */
function wrap(body: SyntaxNode, open: string, close: string): Insertion[] {
  return [
    { at: body.start, text: open, rank: body.start },
    { at: body.end, text: close, rank: -body.start - 1 },
  ];
}

function guardsOf(node: SyntaxNode): Insertion[] {
  const { body } = node;
  if (!isNode(body) || !(LOOPS.has(node.type) || isFunction(node))) return [];
  const guard = guardFor(node);
  if (body.type === 'BlockStatement') {
    const at = startOfBlock(body);
    return [{ at, text: `;${guard};`, rank: at }];
  }
  return LOOPS.has(node.type) ? wrap(body, `{${guard};`, '}') : wrap(body, `(${guard},`, ')');
}

/**
 * Finds where a check of the time has to go, so that code that never ends can be ended: into every
 * loop, and into every function, for recursion. A browser that runs frames on the main thread has
 * no other means, and in Chromium all sandboxed frames of a page share one process, so that one
 * that hangs takes the others with it.
 *
 * All insertions keep their line.
 */
export function findGuards(tree: unknown): Insertion[] {
  const found: Insertion[] = [];
  walk(tree, (node) => {
    for (const insertion of guardsOf(node)) found.push(insertion);
  });
  return found.sort((a, b) => a.at - b.at || a.rank - b.rank);
}

/** A text with insertions, and the way back from its columns. */
interface InsertedText {
  text: string;
  /**
   * Column in the original line, both counted from 0; inserted text counts as the character behind
   * it.
   */
  originalColumn(line: number, column: number): number;
}

/** Makes insertions, which are sorted and hold no line break. */
export function insert(text: string, insertions: readonly Insertion[]): InsertedText {
  const parts: string[] = [];
  const added: { column: number; length: number }[][] = [];
  let done = 0;
  let line = 0;
  let lineStart = 0;
  for (const { at, text: piece } of insertions) {
    parts.push(text.slice(done, at), piece);
    const passed = text.slice(lineStart, at).split('\n');
    line += passed.length - 1;
    lineStart = at - (passed.at(-1) ?? '').length;
    (added[line] ??= []).push({ column: at - lineStart, length: piece.length });
    done = at;
  }
  parts.push(text.slice(done));

  return {
    text: parts.join(''),
    originalColumn(line, column) {
      let original = column;
      for (const { column: at, length } of added[line] ?? []) {
        if (at >= original) break;
        original = Math.max(at, original - length);
      }
      return original;
    },
  };
}
