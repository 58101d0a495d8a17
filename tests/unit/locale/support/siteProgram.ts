import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The project's folder. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

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

/** The text of a file on the disk. */
export const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The site's TypeScript files. */
export const SITE_FILES = ['src', 'theme'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/(?:^|\/)(?:build|dev)\//.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

/** The catalogues of the chunks: English in the file, translations in the folder. */
export const CATALOGUES = SITE_FILES.flatMap((file) => {
  const [, name] = /export const (\w+) = createCatalogue[<(]/.exec(readText(file)) ?? [];
  return name ? [{ file, name, folder: file.replace(/\.ts$/, '') }] : [];
}).sort((a, b) => (a.file < b.file ? -1 : 1));

const parsed = new Map<string, ts.SourceFile | undefined>();

/** The site as the compiler would see it after the edits; of the packages it knows React only. */
export function siteProgram(edits: Edits = {}, files: readonly string[] = SITE_FILES): ts.Program {
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
    files.map((file) => path.join(ROOT, file)),
    OPTIONS,
    host,
  );
}

/** Languages that the table has after the edits. */
function translationsIn(table: string): string[] {
  const [, list = ''] = /TRANSLATIONS = (\[.*?\]) as const/s.exec(table) ?? [];
  return [...list.matchAll(/id: '(.+?)'/g)].map(([, id = '']) => id);
}

/**
 * The compiler's messages about the translations of every language in the table, and about files
 * that check each of them against the type of its catalogue: `file: message`.
 */
export function complaints(edits: Edits = {}): string[] {
  const table = 'src/locale/locales.ts';
  const checks = new Map(
    CATALOGUES.flatMap(({ folder, name }) =>
      translationsIn(edits[table] ?? readText(table)).map((id) => {
        const catalogue = path.posix.basename(folder);
        const text = `import type { ${name} } from './${catalogue}';
          import { texts } from './${catalogue}/${id}';
          export const check: ReturnType<typeof ${name}.get> = texts;`;
        return [`${folder}.${id}.check.ts`, text] as const;
      }),
    ),
  );
  // What modules are that only a build writes.
  const ambient = SITE_FILES.filter((file) => file.endsWith('.d.ts'));
  const program = siteProgram({ ...edits, ...Object.fromEntries(checks) }, [
    ...checks.keys(),
    ...ambient,
  ]);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => /\/texts(?:\/|\..+\.check\.)/.test(relative(fileName)))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, messageText }) => {
      const name = relative(file?.fileName ?? '').replace(/\.(.+)\.check\.ts$/, '/$1.ts');
      return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}
