import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';
import { isElsewhere } from '../../lib/address';
import { isRelative } from './resolve';
import { readTokens, type Token } from './tokens';

/** One place at which a file asks for another file or for a package. */
export interface ImportReference {
  specifier: string | undefined;
  /** Whether names of it may be used: it is imported for more than its effect. */
  hasNames?: boolean;
  /** 1-based. */
  line: number;
}

interface ScriptScan {
  imports: ImportReference[];
  hasDefaultExport: boolean;
}

/** The value of a string. Nobody writes a path with escapes; it counts as unknown. */
function literal(token: Token): string | undefined {
  return token.text.includes('\\') ? undefined : token.text.slice(1, -1);
}

/**
 * What stands between the brackets of `import()`: a string, or a template in which nothing changes.
 */
function dynamicSource(first?: Token, second?: Token, third?: Token): string | undefined {
  const ends = second?.type === TokenType.parenR || second?.type === TokenType.comma;
  if (ends && first?.type === TokenType.string) return literal(first);
  if (first?.type !== TokenType.backQuote || third?.type !== TokenType.backQuote) return undefined;
  return second?.text.includes('\\') ? undefined : second?.text;
}

/** What stands behind the address in `new URL('./a.svg', import.meta.url)`. */
const BESIDE_SCRIPT = ',import.meta.url';

/** The file that such a URL names, if these tokens behind `new` make one. */
function fileBeside([name, open, address, ...rest]: readonly Token[]): string | undefined {
  if (name?.text !== 'URL' || open?.type !== TokenType.parenL) return undefined;
  if (address?.type !== TokenType.string) return undefined;
  if (rest.map(({ text }) => text).join('') !== BESIDE_SCRIPT) return undefined;
  const path = literal(address);
  if (path === undefined || isElsewhere(path) || path.startsWith('/')) return undefined;
  return isRelative(path) ? path : `./${path}`;
}

function findImports(tokens: readonly Token[]): ImportReference[] {
  return tokens.flatMap((token, index): ImportReference[] => {
    const next = tokens[index + 1];
    const begins = token.type === TokenType._import;
    if (begins && next?.type === TokenType.parenL) {
      const specifier = dynamicSource(...tokens.slice(index + 2, index + 5));
      return [{ specifier, line: token.line }];
    }
    if (token.type === TokenType._new) {
      const specifier = fileBeside(tokens.slice(index + 1, index + 10));
      return specifier === undefined ? [] : [{ specifier, line: token.line }];
    }
    // Nothing but an import or a re-export has a string right behind one of these words.
    if (!(begins || token.text === 'from') || next?.type !== TokenType.string) return [];
    return [{ specifier: literal(next), line: next.line, ...(!begins && { hasNames: true }) }];
  });
}

/** Looks for `export default`, `export * as default` and `default` in the braces of an export. */
function hasDefault(tokens: readonly Token[]): boolean {
  let isListed = false;
  return tokens.some(({ type, text }, index) => {
    const next = tokens[index + 1];
    if (type === TokenType._export) isListed = next?.type === TokenType.braceL;
    if (type === TokenType.braceR) isListed = false;
    if (text !== 'default') return false;
    if (isListed) return next?.text !== 'as';
    const previous = tokens[index - 1];
    const isStar = previous?.text === 'as' && tokens[index - 2]?.type === TokenType.star;
    return isStar || previous?.type === TokenType._export;
  });
}

/**
 * Finds every import of a script: static, re-exporting, type-only and dynamic, wherever it stands,
 * and nothing that only looks like one. A file that a URL names counts as imported.
 *
 * @param jsx - Whether angle brackets are elements, as in `.tsx`.
 * @throws {UnreadableError} When the text is not TypeScript.
 */
export function scanScript(code: string, jsx: boolean): ScriptScan {
  const tokens = readTokens(code, jsx);
  return { imports: findImports(tokens), hasDefaultExport: hasDefault(tokens) };
}

const COMMENT = String.raw`/\*[^]*?(?:\*/|$)`;
const STRING = String.raw`"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'`;
const ADDRESS = String.raw`url\(\s*(?:(${STRING})|([^"'()\s]*))\s*\)`;

/** Comments and strings are matched so that what stands in them is passed over. */
const PIECES = new RegExp(String.raw`${COMMENT}|@import\s+(${STRING})|${ADDRESS}|${STRING}`, 'gi');

/** Finds the files and packages a style sheet asks for by `@import` and `url()`. */
export function scanStyles(css: string): ImportReference[] {
  const imports: ImportReference[] = [];
  let line = 1;
  let position = 0;
  for (const match of css.matchAll(PIECES)) {
    const [, imported, quoted, plain] = match;
    const specifier = (imported ?? quoted)?.slice(1, -1) ?? plain;
    if (specifier === undefined || isElsewhere(specifier)) continue;
    line += css.slice(position, match.index).split('\n').length - 1;
    position = match.index;
    imports.push({ specifier, line });
  }
  return imports;
}
