import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findPackage, packageOf } from '../../build/installed';
import type { DemoFolder } from '../../build/settings';
import type { DeclaredEntry } from '../merge';

/** A comment, a variable with its value, or what ends either. */
const TOKENS =
  /\/\*(?<comment>[^]*?)\*\/|(?<![\w-])(?<name>--(?!_)[\w-]+)\s*:(?<value>(?:"[^"]*"|'[^']*'|\([^()"']*\)|\/(?!\*)|[^;{}"'/])*)(?=[;}]|$)|(?<other>[;{}\n])/g;

const onOneLine = (text: string) =>
  text.replace(/\s+(?:\* )?/g, ' ').replace(/^[\s*=-]+|[\s*=-]+$/g, '');

/**
 * The variables that a style sheet declares, each with its first value, which later rules change in
 * circumstances. What a comment says before it, or behind it on the same line, is its description.
 */
export function variablesIn(css: string): Record<string, DeclaredEntry> {
  const variables: Record<string, DeclaredEntry> = {};
  let before: string | undefined;
  let onThisLine: DeclaredEntry | undefined;
  for (const { groups = {} } of css.matchAll(TOKENS)) {
    const { comment, name, value = '', other } = groups;
    if (comment !== undefined) {
      if (onThisLine) onThisLine.description ??= onOneLine(comment);
      else before = onOneLine(comment);
    } else if (name !== undefined) {
      const none = { type: '', required: false, deprecated: false, names: [] };
      onThisLine = {
        ...none,
        default: value.trim().replace(/\s+/g, ' '),
        ...(before && { description: before }),
      };
      variables[name] ??= onThisLine;
      before = undefined;
    } else if (other === '\n') onThisLine = undefined;
    else if (!onThisLine) before = undefined;
  }
  return variables;
}

/** The text of a module of a package; empty where it is not there, which is said elsewhere. */
function readModule(demos: DemoFolder, specifier: string): string {
  const name = packageOf(specifier);
  const file = path.join(findPackage(demos, name)?.folder ?? '', specifier.slice(name.length));
  const { resolve } = createRequire(path.join(demos.project, 'package.json'));
  try {
    return readFileSync(existsSync(file) ? file : resolve(specifier), 'utf8');
  } catch {
    return '';
  }
}

/** The style sheets of the packages of a site that its demos may import, as one text. */
export function readStyles(demos: DemoFolder, packages: readonly string[]): string {
  return demos.imports
    .filter((each) => each.endsWith('.css') && packages.includes(packageOf(each)))
    .map((each) => readModule(demos, each))
    .join('\n');
}
