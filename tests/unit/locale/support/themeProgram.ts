import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  resolveJsonModule: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** Texts of files, by path from the project's folder, that differ from those on the disk. */
export type Edits = Readonly<Record<string, string>>;

/** Path from the project's folder, with slashes. */
export const relative = (file: string) => path.relative(ROOT, file).replaceAll('\\', '/');

/** What is on the disk. */
export const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The theme's TypeScript files. */
export const THEME_FILES = readdirSync(path.join(ROOT, 'theme'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `theme/${file.replaceAll('\\', '/')}`);

/** Folders with the texts of a chunk. */
export const TEXT_FOLDERS = THEME_FILES.filter((file) => file.endsWith('/texts/en.ts')).map(
  (file) => path.posix.dirname(file),
);

const parsed = new Map<string, ts.SourceFile | undefined>();

/** The theme as the compiler would see it after the edits; of the packages it knows React only. */
export function themeProgram(edits: Edits = {}): ts.Program {
  const edited = new Map(
    Object.entries(edits).map(([file, text]) => [path.join(ROOT, file), text] as const),
  );
  const disk = ts.createCompilerHost(OPTIONS, true);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => edited.has(file) || disk.fileExists(file),
    readFile: (file) => edited.get(file) ?? disk.readFile(file),
    getSourceFile(file, version) {
      const text = edited.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, version, true);
      if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, version));
      return parsed.get(file);
    },
    resolveModuleNameLiterals: (names, from) =>
      names.map(({ text }) =>
        text.startsWith('.') || text.startsWith('react')
          ? ts.resolveModuleName(text, from, OPTIONS, host)
          : { resolvedModule: undefined },
      ),
  };
  return ts.createProgram(
    THEME_FILES.map((file) => path.join(ROOT, file)),
    OPTIONS,
    host,
  );
}

/** What the compiler says about the catalogues: `file: message`. */
export function complaints(program: ts.Program): string[] {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => /^theme\/.*\/texts\//.test(relative(fileName)))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, messageText }) => {
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${relative(file?.fileName ?? '')}: ${message}`;
    });
}
