import { kindOf } from './fileKinds';
import type { Files } from './model';
import type { ExportProblem } from './exportProblem';
import { resolve } from './resolve';
import { scanScript, type ImportReference } from './scanScript';
import { scanStyles } from './scanStyles';
import type { SyntaxFault } from './checkSyntax';
import { UnreadableError } from './tokens';

/** Where the texts and the packages come from. */
export interface Sources {
  /** The text at a path relative to `demos/`. */
  read: (path: string) => string | undefined;
  /** Packages that may be imported. */
  packages: readonly string[];
  /** Looks for mistakes that a scan for imports passes over. */
  check?: (path: string, text: string) => SyntaxFault | undefined;
}

/** Everything that a demo is made of. */
export interface Collection {
  files: Files;
  /** Packages that are imported anywhere in the files, in alphabetical order. */
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
    if (kindOf(file) === 'style') {
      problems.push({ kind: 'style-import', file, line, specifier });
      return;
    }
    const target = resolve(file, specifier, around);
    const kind = target.kind === 'file' ? kindOf(target.path) : undefined;
    if (target.kind === 'file' && !kind)
      problems.push({ kind: 'file-type', file, line, specifier });
    else if (kind === 'style' && hasNames)
      problems.push({ kind: 'style-names', file, line, specifier });
    else if (target.kind === 'file') waiting.push(target.path);
    else if (target.kind === 'package') imported.add(target.name);
    else if (target.kind === 'unknown-package')
      problems.push({ kind: target.kind, file, line, specifier, known: packages });
    else problems.push({ kind: target.kind, file, line, specifier });
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
