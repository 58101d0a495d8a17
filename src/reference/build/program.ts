import path from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  // Sources need not import React then.
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
};

/** Whose types a site need not have installed: this package has them. */
const OF_REACT = /^react(?:-dom)?(?:\/|$)/;

/** Whether what an import was resolved to says types. */
const hasTypes = ({ resolvedModule }: ts.ResolvedModuleWithFailedLookupLocations) =>
  resolvedModule !== undefined && /\.[cm]?tsx?$/.test(resolvedModule.resolvedFileName);

/** Finds modules as TypeScript does, and the types of React in this package where it does not. */
function moduleFinder(host: ts.CompilerHost) {
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (file) => file);
  const find = (name: string, from: string) =>
    ts.resolveModuleName(name, from, OPTIONS, host, cache);
  return (literals: readonly ts.StringLiteralLike[], from: string) =>
    literals.map(({ text }) => {
      const found = find(text, from);
      return OF_REACT.test(text) && !hasTypes(found) ? find(text, __filename) : found;
    });
}

/** A file that exists for the compiler only, with all that it imports. */
export interface Compiled {
  file: ts.SourceFile;
  /** What was compiled with it. */
  program: ts.Program;
  checker: ts.TypeChecker;
  /** Mistakes in the file, without those in what it imports. */
  mistakes: () => readonly ts.Diagnostic[];
}

/**
 * Creates a compiler of files that are not on the disk. What they import is read once.
 *
 * @param folder - Where the files would be; packages are looked for from there.
 */
export function createCompiler(folder: string): (code: string) => Compiled {
  // As JSX, so that it may also use what it imports as readers do.
  const name = path.join(folder, 'reference.virtual.tsx').replaceAll(path.sep, '/');
  const host = ts.createCompilerHost(OPTIONS);
  const real = { ...host };
  host.resolveModuleNameLiterals = moduleFinder(host);
  const read = new Map<string, ts.SourceFile | undefined>();
  let previous: ts.Program | undefined;

  return (code) => {
    const file = ts.createSourceFile(name, code, ts.ScriptTarget.ES2022, true);
    host.fileExists = (each) => each === name || real.fileExists(each);
    host.getSourceFile = (each, ...rest) => {
      if (each === name) return file;
      if (!read.has(each)) read.set(each, real.getSourceFile(each, ...rest));
      return read.get(each);
    };
    const program = ts.createProgram([name], OPTIONS, host, previous);
    previous = program;
    return {
      file,
      program,
      checker: program.getTypeChecker(),
      mistakes: () => [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ],
    };
  };
}

const printer = ts.createPrinter({ removeComments: true });

/** A part of a declaration on one line, without `React.` before its names. */
export function typeText(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replaceAll('; }', ' }')
    .replace(/\bReact\./g, '')
    .replace(/^\| /, '')
    .trim();
}

/** The names of types in a node, in the order in which they are written, each once. */
export function namesIn(node: ts.Node): ts.Identifier[] {
  const names = new Map<string, ts.Identifier>();
  const visit = (each: ts.Node): void => {
    if (ts.isTypeReferenceNode(each) || ts.isExpressionWithTypeArguments(each)) {
      const name = ts.isTypeReferenceNode(each) ? each.typeName : each.expression;
      const last = ts.isQualifiedName(name) ? name.right : name;
      if (ts.isIdentifier(last) && !names.has(last.text)) names.set(last.text, last);
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
  return [...names.values()];
}

/** The names of types in a type that is written as text. */
export function namesInText(type: string): string[] {
  const file = ts.createSourceFile('type.ts', `type T = ${type}`, ts.ScriptTarget.ES2022, true);
  return namesIn(file).map(({ text }) => text);
}
