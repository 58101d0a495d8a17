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
