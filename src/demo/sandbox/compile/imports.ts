import type { Position } from '../sandboxProblem';
import { positionIn } from './parse';
import { isNode, walk } from './walk';

/** A module that a file asks for. */
export interface ImportRequest {
  specifier: string;
  position: Position;
}

/** Statements with a `source`, and the call-like `import('...')`. */
const WITH_SOURCE = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
]);

/**
 * Finds what a file imports when it runs: not types, and not what only a variable names (the frame
 * refuses that when it comes to it). Every specifier once, where it is first written.
 */
export function findImports(file: string, tree: unknown): ImportRequest[] {
  const found = new Map<string, ImportRequest>();
  const add = (node: unknown) => {
    if (!isNode(node) || node.type !== 'StringLiteral' || typeof node.value !== 'string') return;
    const request = { specifier: node.value, position: positionIn(file, node) };
    const first = found.get(node.value);
    if (!first || request.position.line < first.position.line) found.set(node.value, request);
  };
  walk(tree, (node) => {
    const isType = node.importKind === 'type' || node.exportKind === 'type';
    if (WITH_SOURCE.has(node.type) && !isType) add(node.source);
    if (node.type === 'TSExternalModuleReference') add(node.expression);
    // Babel 7 has `import()` as a call; version 8, and an option of 7, as an expression of its own.
    if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'Import') {
      add(Array.isArray(node.arguments) ? node.arguments[0] : undefined);
    }
  });
  return [...found.values()].sort((a, b) => a.position.line - b.position.line);
}
