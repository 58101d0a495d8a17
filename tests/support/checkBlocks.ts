import path from 'node:path';
import ts from 'typescript';
import type { CodeBlock } from './codeBlocks';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  // Bundlers bring the declaration of style sheets.
  noUncheckedSideEffectImports: false,
  types: [],
};

/** The runner of tests has the types of the library, which is what the project installs. */
const SAME_TYPES: Readonly<Record<string, string>> = { '@playwright/test': 'playwright-core' };

/** What bundlers declare of CSS modules. */
const CSS_MODULES = `declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}`;

/** The files of packages, which are read once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Each block is a file of its own, in which the code is at the line that it has in the page. */
function asFiles(blocks: readonly CodeBlock[], folder: string): Map<string, string> {
  return new Map(
    blocks.map(({ page, line, language, code }) => [
      path.join(folder, `${page}.${line}.${language}`),
      '\n'.repeat(line) + code,
    ]),
  );
}

function describe({ file, start = 0, messageText }: ts.Diagnostic, folder: string): string {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ');
  if (!file) return text;
  const page = path.relative(folder, file.fileName).replaceAll('\\', '/');
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${page.replace(/\.\d+\.tsx?$/, '')}:${line + 1}: ${text}`;
}

/**
 * The compiler's messages about blocks of TypeScript, as `docs/index.md:136: message`. One program
 * holds all blocks, so that the types of packages are read once.
 *
 * @param folder The blocks see the packages that are installed here.
 */
export function checkBlocks(blocks: readonly CodeBlock[], folder: string): string[] {
  const pages = asFiles(blocks, folder);
  const files = new Map([...pages, [path.join(folder, 'cssModules.d.ts'), CSS_MODULES]]);
  const disk = ts.createCompilerHost(OPTIONS);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    getSourceFile(file, version) {
      const text = files.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, version, true);
      if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, version));
      return parsed.get(file);
    },
    resolveModuleNameLiterals: (names, from) =>
      names.map(({ text }) => ts.resolveModuleName(SAME_TYPES[text] ?? text, from, OPTIONS, host)),
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return [...pages.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      (diagnostic) => describe(diagnostic, folder),
    );
  });
}
