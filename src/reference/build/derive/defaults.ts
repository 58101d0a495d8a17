import ts from 'typescript';
import { compiledDefault, defaultPropsIn, isWrittenOut, nameOf, ownerOf } from './codePatterns';

/** What code gives a prop that is left out. */
export interface CodeDefault {
  /** What the code around it is called, from the outside to the inside. */
  owners: readonly string[];
  name: string;
  /** As source text. */
  code: string;
}

/** A longer one is code rather than a value. */
const LONGEST = 40;

/** Props are in a parameter, in `this.props`, or in what a function calls its props. */
const PROPS = /^(?:this\.)?(?:_?props\d*|_ref\d*|param\d*|\w+Props)$/;

/** The objects that a file has in variables, and the values that are written out. */
function constantsIn(file: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  for (const statement of file.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
    }
  }
  return constants;
}

/** What a value stands for: `SIZE`, or `Size.Small`, may be a constant of the same file. */
function meaningOf(
  value: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression>,
): ts.Expression {
  if (ts.isIdentifier(value)) return constants.get(value.text) ?? value;
  if (!ts.isPropertyAccessExpression(value)) return value;
  const object = meaningOf(value.expression, constants);
  const property = ts.isObjectLiteralExpression(object)
    ? object.properties.find((each) => nameOf(each.name) === value.name.text)
    : undefined;
  return property && ts.isPropertyAssignment(property) ? property.initializer : value;
}

/**
 * Reads the defaults of props in code: those of destructured parameters and variables, also as
 * Babel and TypeScript write them for old browsers, of `??`, and of `defaultProps`. Values that are
 * not written out, such as functions, are left out.
 *
 * @param fileName - Tells the language by its ending.
 */
export function defaultsIn(code: string, fileName: string): CodeDefault[] {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.ES2022, true);
  const constants = constantsIn(file);
  const defaults: CodeDefault[] = [];
  /** Variables that hold a prop as it was given. */
  const given = new Map<string, string>();

  const add = (owners: readonly string[], name: string | undefined, value: ts.Expression): void => {
    const meant = meaningOf(value, constants);
    const text = meant.getText().replace(/\s+/g, ' ');
    if (name === undefined || !isWrittenOut(meant) || text.length > LONGEST) return;
    defaults.push({ owners, name, code: text.replace(/^"(.*)"$/, "'$1'") });
  };
  const addPattern = (owners: readonly string[], { elements }: ts.ObjectBindingPattern): void => {
    for (const { propertyName, name, initializer } of elements)
      if (initializer) add(owners, nameOf(propertyName ?? name), initializer);
  };
  const addObject = (owners: readonly string[], value: ts.Expression): void => {
    const object = meaningOf(value, constants);
    if (!ts.isObjectLiteralExpression(object)) return;
    for (const each of object.properties)
      if (ts.isPropertyAssignment(each)) add(owners, nameOf(each.name), each.initializer);
  };
  const propIn = (node: ts.Expression) =>
    ts.isPropertyAccessExpression(node) && PROPS.test(node.expression.getText())
      ? node.name.text
      : undefined;
  const readVariable = (
    owners: readonly string[],
    { name, initializer }: ts.VariableDeclaration,
  ): void => {
    if (!initializer) return;
    if (ts.isObjectBindingPattern(name)) {
      if (PROPS.test(initializer.getText())) addPattern(owners, name);
      return;
    }
    const prop = propIn(initializer);
    if (prop !== undefined && ts.isIdentifier(name)) given.set(name.text, prop);
    const compiled = compiledDefault(initializer);
    if (compiled) add(owners, given.get(compiled.of), compiled.value);
    if (
      ts.isBinaryExpression(initializer) &&
      initializer.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    )
      add(owners, propIn(initializer.left), initializer.right);
  };
  const visit = (node: ts.Node, outer: readonly string[]): void => {
    const owner = ownerOf(node);
    const owners = owner === undefined ? outer : [...outer, owner];
    if (ts.isVariableDeclaration(node)) readVariable(outer, node);
    if (ts.isFunctionLike(node)) {
      const [first] = node.parameters;
      if (first && ts.isObjectBindingPattern(first.name)) addPattern(owners, first.name);
    }
    const found = defaultPropsIn(node);
    if (found) addObject(found.of === undefined ? owners : [...owners, found.of], found.value);
    ts.forEachChild(node, (child) => visit(child, owners));
  };
  visit(file, []);
  return defaults;
}
