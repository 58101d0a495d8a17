import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What the code gives a prop that is left out. */
export interface CodeDefault {
  name: string;
  /** As source text. */
  code: string;
  /** The file in the package. */
  file: string;
}

/** A value that is written out: text, a number, `true`, `false`, `null` or an empty list. */
function isLiteral(node: ts.Expression): boolean {
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword ||
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0)
  );
}

/** `x` of `x === void 0`. */
function comparedWithUndefined(node: ts.Expression): string | undefined {
  return ts.isBinaryExpression(node) &&
    ts.isIdentifier(node.left) &&
    ts.isVoidExpression(node.right)
    ? node.left.text
    : undefined;
}

/**
 * Reads the defaults in code that Babel made of `const { listHeight = 200 } = props`: a variable
 * that holds `props.listHeight`, and another that is 200 where the first is undefined. Defaults
 * that are not written out, such as functions, are left out.
 *
 * @param file - Its name in the package.
 */
export function defaultsIn(code: string, file: string): CodeDefault[] {
  const props = new Map<string, string>();
  const defaults: CodeDefault[] = [];
  const read = ({ name, initializer }: ts.VariableDeclaration): void => {
    if (!ts.isIdentifier(name) || !initializer) return;
    if (
      ts.isPropertyAccessExpression(initializer) &&
      initializer.expression.getText() === 'props'
    ) {
      props.set(name.text, initializer.name.text);
    }
    if (!ts.isConditionalExpression(initializer) || !isLiteral(initializer.whenTrue)) return;
    const prop = props.get(comparedWithUndefined(initializer.condition) ?? '');
    if (prop !== undefined)
      defaults.push({ name: prop, code: initializer.whenTrue.getText(), file });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node)) read(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true));
  return defaults;
}

/**
 * Reads the defaults in the code of a package.
 *
 * @param folder - Of the package's modules.
 */
export function readDefaults(folder: string): CodeDefault[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort()
    .flatMap((file) => defaultsIn(readFileSync(path.join(folder, file), 'utf8'), file));
}
