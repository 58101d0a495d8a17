import { kindOf, type Files, type DemoAssets, type DemoNeeds, type ExportData } from './model';
import { type ExportProblem, ExportError } from './exportProblem';
import { resolve } from './resolve';
import { scanScript, type ImportReference, scanStyles } from './scanImports';
import type { SyntaxFault } from './checkSyntax';
import { UnreadableError } from './tokens';

/** Where the texts and the packages come from. */
export interface Sources {
  /** The text at a path relative to `demos/`. */
  read: (path: string) => string | undefined;
  packages: readonly string[];
  /** Looks for mistakes that a scan for imports passes over. */
  check?: (path: string, text: string) => SyntaxFault | undefined;
}

/** Everything that a demo is made of. */
export interface Collection {
  files: Files;
  packages: string[];
  problems: ExportProblem[];
}

function importsOf(path: string, text: string): ImportReference[] {
  const kind = kindOf(path);
  if (kind === 'style') return scanStyles(text);
  return kind === 'script' ? scanScript(text, !path.endsWith('.ts')).imports : [];
}

/**
 * Follows imports from file to file until nothing new is found. The build gathers the files of a
 * demo with it, and an export decides with it what the project consists of.
 *
 * @param roots - Paths to begin with, relative to `demos/`; all of them have to exist.
 */
export function collect(roots: readonly string[], { read, packages, check }: Sources): Collection {
  const texts = new Map<string, string>();
  const imported = new Set<string>();
  const problems: ExportProblem[] = [];
  const around = {
    hasFile: (path: string) => read(path) !== undefined,
    hasPackage: (name: string) => packages.includes(name),
  };
  const waiting = [...roots];

  const follow = (file: string, { specifier, line, hasNames }: ImportReference) => {
    if (specifier === undefined) {
      problems.push({ kind: 'computed', file, line });
      return;
    }
    const place = { file, line, specifier };
    if (kindOf(file) === 'style') {
      problems.push({ kind: 'style-import', ...place });
      return;
    }
    const target = resolve(file, specifier, around);
    const kind = target.kind === 'file' ? kindOf(target.path) : undefined;
    if (target.kind === 'file' && !kind) problems.push({ kind: 'file-type', ...place });
    else if (kind === 'style' && hasNames) problems.push({ kind: 'style-names', ...place });
    else if (target.kind === 'file') waiting.push(target.path);
    else if (target.kind === 'package') imported.add(target.name);
    else if (target.kind === 'unknown-package')
      problems.push({ kind: target.kind, ...place, known: packages });
    else problems.push({ kind: target.kind, ...place });
  };

  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const text = read(file);
    if (text === undefined || texts.has(file)) continue;
    texts.set(file, text);
    const fault = check?.(file, text);
    if (fault) {
      problems.push({ kind: 'syntax', file, ...fault });
      continue;
    }
    try {
      for (const reference of importsOf(file, text)) follow(file, reference);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      problems.push({ kind: 'syntax', file, line: error.line, detail: error.message });
    }
  }
  return { files: Object.fromEntries(texts), packages: [...imported].sort(), problems };
}

/**
 * Finds out from a demo's texts what it needs. It takes a parser, which is most of the script of an
 * export; what the published demos need is known from the build, so only an edited one is scanned
 * in the browser.
 *
 * @throws {ExportError} When an import leads nowhere, or the entry has nothing to render.
 */
export function scanDemo(
  { entry, files }: Pick<DemoAssets, 'entry' | 'files'>,
  { shared, versions }: Pick<ExportData, 'shared' | 'versions'>,
): DemoNeeds {
  const texts: Files = { ...shared, ...files };
  const collected = collect(Object.keys(files), {
    read: (path) => (Object.hasOwn(texts, path) ? texts[path] : undefined),
    packages: Object.keys(versions.runtime),
  });
  if (collected.problems.length > 0) throw new ExportError(collected.problems);
  if (!scanScript(files[entry] ?? '', entry.endsWith('x')).hasDefaultExport) {
    throw new ExportError([{ kind: 'no-default-export', file: entry }]);
  }
  return {
    packages: collected.packages,
    shared: Object.keys(collected.files).filter((path) => !Object.hasOwn(files, path)),
  };
}
