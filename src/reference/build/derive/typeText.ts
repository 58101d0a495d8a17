import ts from 'typescript';
import { namesParameter, written, type WrittenType } from './typeNode';

/** How the compiler writes a type that no declaration writes as readers want to see it. */
const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** A type that the compiler writes at greater length is better read in its declaration. */
const LONGEST = 160;

/** Without what only says that it may be left out. */
const withoutUndefined = (text: string) =>
  text
    .replace(/^undefined \| /, '')
    .replace(/(?: \| undefined)+$/, '')
    .trim();

/** Without the parentheses that a type in a union needed. */
const withoutParentheses = (text: string) => {
  if (!/^\(.*\)$/.test(text)) return text;
  let depth = 0;
  for (const [index, char] of [...text].entries()) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth === 0 && index < text.length - 1) return text;
  }
  return text.slice(1, -1);
};

/** A type as the compiler understands it. */
const understood = (checker: ts.TypeChecker, type: ts.Type) =>
  checker
    .typeToString(type, undefined, FORMAT)
    .replace(/\bReact\./g, '')
    .replaceAll('; }', ' }');

/** The declaration of a prop that says most: a library's own, rather than one of React. */
function mainDeclaration(symbol: ts.Symbol): ts.Declaration | undefined {
  const declarations = symbol.declarations ?? [];
  return (
    declarations.find((each) => !/@types\/react/.test(each.getSourceFile().fileName)) ??
    declarations[0]
  );
}

function writtenIn(checker: ts.TypeChecker, symbol: ts.Symbol): WrittenType {
  const declaration = mainDeclaration(symbol);
  const found = declaration && written(checker, declaration);
  const type = understood(checker, checker.getTypeOfSymbol(symbol));
  const compiled = { text: type, node: undefined };
  if (!found?.node || !namesParameter(checker, found.node)) return found ?? compiled;
  // The parameters of a generic component are what its readers bind.
  const asDeclared = ts.isTypeNode(found.node) && checker.getTypeFromTypeNode(found.node);
  const isKept = asDeclared && bare(understood(checker, asDeclared)) === bare(type);
  return isKept || type.length > Math.max(LONGEST, found.text.length) ? found : compiled;
}

const bare = (text: string) => withoutParentheses(withoutUndefined(text));

/** Types as one that allows each. */
function joined(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('');
  const members = texts.flatMap((text) => (/=>|[([{<]/.test(text) ? [text] : text.split(' | ')));
  const either = new Set(
    members.map((text) => (/^(?:<.*>)?\(.*=>/.test(text) ? `(${text})` : text)),
  );
  if (either.has('boolean') || (either.has('true') && either.has('false'))) {
    either.delete('true');
    either.delete('false');
    return [...new Set(['boolean', ...either])].join(' | ');
  }
  return [...either].join(' | ');
}

/**
 * The type of a prop as readers want to see it: as it is declared, or as the compiler understands
 * it where the declaration says it by parameters of other types.
 */
export function typeOfProp(checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): WrittenType {
  const types = new Map(
    symbols.map((symbol) => {
      const { text, node } = writtenIn(checker, symbol);
      return [bare(text), node] as const;
    }),
  );
  const [first] = types;
  return { text: joined([...types.keys()]), node: types.size === 1 ? first?.[1] : undefined };
}
