import { kindOf } from '../../code/model';
import { MAX_SOURCE, sizeOf, type DemoFiles } from '../files';
import type { CompileProblem, SyntaxProblem } from '../sandboxProblem';
import { toBundle, type Bundle, type CompiledModule } from './bundle';
import { findImports, resolveImport } from './imports';
import { parseSource } from './parse';
import { transformSource } from './transform';

/**
 * Reads the position from the message of `JSON.parse`, which every engine words differently and
 * Safari gives without one.
 * https://developer.mozilla.org/docs/Web/JavaScript/Reference/Errors/JSON_bad_parse
 */
function indexIn(message: string, text: string): number {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) {
    const before = text.split('\n').slice(0, Number(line) - 1);
    return before.join('\n').length + (before.length > 0 ? 1 : 0) + Number(column) - 1;
  }
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position) return Number(position);
  return /end of|EOF/i.test(message) ? text.length : 0;
}

function checkJson(file: string, text: string): SyntaxProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const before = text.slice(0, indexIn(message, text)).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    return { kind: 'syntax', message, position: { file, line: before.length, column } };
  }
}

/** The result of compiling: code to run, or the problems. */
export type CompileResult = { bundle: Bundle } | { problems: readonly CompileProblem[] };

/** What a demo may import beside its own files. */
export interface Surroundings {
  /** Files that demos share; those of the demo come first. */
  shared: DemoFiles;
  /** Modules of packages. */
  modules: readonly string[];
  /** Files with those that the frame does not have by itself, by module; there may be none. */
  scripts?: Readonly<Record<string, readonly string[]>>;
}

/** More is no help to a reader, and a file of something else than code is all problems. */
const MAX_PROBLEMS = 20;

interface CompiledFile {
  module?: CompiledModule;
  problems?: CompileProblem[];
}

function compileScript(
  files: DemoFiles,
  name: string,
  text: string,
  modules: readonly string[],
): CompiledFile {
  const parsed = parseSource(name, text);
  if ('problems' in parsed) return parsed;
  const imports = new Map<string, string>();
  const problems: CompileProblem[] = [];
  for (const request of findImports(name, parsed.tree)) {
    const found = resolveImport(files, name, request, modules);
    if ('target' in found) imports.set(request.specifier, found.target);
    else problems.push(found.problem);
  }
  if (problems.length > 0) return { problems };
  // sucrase writes this one itself.
  imports.set('react/jsx-runtime', 'react/jsx-runtime');
  return { module: { kind: 'script', name, imports, ...transformSource(name, text, parsed.tree) } };
}

function compileFile(files: DemoFiles, name: string, modules: readonly string[]): CompiledFile {
  const text = files.get(name) ?? '';
  const kind = kindOf(name) ?? 'script';
  if (kind === 'script') return compileScript(files, name, text, modules);
  const problem = kind === 'json' ? checkJson(name, text) : undefined;
  return problem ? { problems: [problem] } : { module: { kind, name, text } };
}

/**
 * Compiles what the entry of a demo needs into one script for the frame.
 *
 * @param entry - Name of the file whose default export is the demo.
 */
export function compile(
  own: DemoFiles,
  entry: string,
  { shared, modules, scripts = {} }: Surroundings,
): CompileResult {
  const size = sizeOf(own);
  if (size > MAX_SOURCE) return { problems: [{ kind: 'too-large', size, limit: MAX_SOURCE }] };
  const files = new Map(own);
  for (const [name, text] of shared) if (!files.has(name)) files.set(name, text);

  const compiled: CompiledModule[] = [];
  const problems: CompileProblem[] = [];
  const wanted = new Set([entry]);
  const needed = new Set<string>();
  for (const name of wanted) {
    const { module, problems: found = [] } = compileFile(files, name, modules);
    problems.push(...found);
    if (!module) continue;
    compiled.push(module);
    if (module.kind !== 'script') continue;
    for (const target of module.imports.values()) {
      if (files.has(target)) wanted.add(target);
      for (const script of scripts[target] ?? []) needed.add(script);
    }
  }
  return problems.length > 0
    ? { problems: problems.slice(0, MAX_PROBLEMS) }
    : { bundle: toBundle(entry, compiled, [...needed]) };
}
