import type { Position, ImportProblem } from '../sandboxProblem';
import { positionIn, isNode, walk } from './parse';
import { kindOf as kindOfFile } from '../../code/model';
import { findFile, isRelative } from '../../code/resolve';
import type { DemoFiles } from '../files';

/** What code in the frame can import: of React, what demos import and what JSX compiles to. */
export const REACT_MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

interface ImportRequest {
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

/** How one file imports another: relative, and without the endings that may be left out. */
function specify(importer: string, name: string): string {
  const from = importer.split('/').slice(0, -1);
  const to = name.split('/');
  const differing = from.findIndex((segment, index) => segment !== to[index]);
  const shared = differing < 0 ? from.length : differing;
  const up = from.slice(shared).map(() => '..');
  const path = [...(up.length > 0 ? up : ['.']), ...to.slice(shared)].join('/');
  return path.replace(/\.tsx?$/, '');
}

function kindOf(specifier: string): ImportProblem['kind'] {
  if (isRelative(specifier)) return 'missing-file';
  return /^(?:[a-z][a-z\d+.-]*:)?\/\/|^(?:data|blob):/i.test(specifier)
    ? 'remote-import'
    : 'missing-package';
}

/**
 * Finds what an import means: the name of one of the demo's files, or of a module of the runtime.
 *
 * @param modules - What is not a file of the demo and can be imported all the same.
 */
export function resolveImport(
  files: DemoFiles,
  importer: string,
  { specifier, position }: ImportRequest,
  modules: readonly string[],
): { target: string } | { problem: ImportProblem } {
  if (modules.includes(specifier)) return { target: specifier };
  if (isRelative(specifier)) {
    const found = findFile(
      importer,
      specifier,
      (name) => files.has(name) && kindOfFile(name) !== undefined,
    );
    if ('path' in found) return { target: found.path };
  }
  const kind = kindOf(specifier);
  const available =
    kind === 'missing-file'
      ? [...files.keys()].filter((name) => name !== importer).map((name) => specify(importer, name))
      : modules;
  return { problem: { kind, specifier, available, position } };
}
