import ts from 'typescript';
import { CATALOGUES, relative } from './siteProgram';

const isTranslation = (file: string) => /\/texts\/[^/]+\.ts$/.test(file);

/** The keys of a catalogue, those of one object together. */
function declaredKeys(file: ts.SourceFile): ts.ObjectLiteralElementLike[][] {
  const found: ts.ObjectLiteralElementLike[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.push([...node.properties]);
    // What a text is made of is no text.
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  file.statements.forEach((statement) => {
    const isCatalogue =
      ts.isVariableStatement(statement) && /createCatalogue/.test(statement.getText());
    if (isCatalogue) visit(statement);
  });
  return found;
}

function readKeys(program: ts.Program): Set<ts.Node> {
  const checker = program.getTypeChecker();
  const read = new Set<ts.Node>();
  const add = (symbol: ts.Symbol | undefined) =>
    symbol?.declarations?.forEach((node) => read.add(node));
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) add(checker.getSymbolAtLocation(node.name));
    // By an index any of them is read.
    if (ts.isElementAccessExpression(node))
      checker.getTypeAtLocation(node.expression).getProperties().forEach(add);
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const key = node.propertyName ?? node.name;
      if (ts.isIdentifier(key)) {
        add(checker.getTypeAtLocation(node.parent).getProperty(key.text));
      }
    }
    ts.forEachChild(node, visit);
  };
  program
    .getSourceFiles()
    .filter(({ fileName }) => relative(fileName).match(/^(?:src|theme)\//))
    .filter(({ fileName }) => !isTranslation(relative(fileName)))
    .forEach(visit);
  return read;
}

/**
 * Keys of catalogues that no component reads: `file: key`. An object of which no key is read by
 * name is handed on as a whole.
 */
export function unusedKeys(program: ts.Program): string[] {
  const read = readKeys(program);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => CATALOGUES.some(({ file }) => file === relative(fileName)))
    .flatMap((file) =>
      declaredKeys(file)
        .filter((keys) => keys.some((key) => read.has(key)))
        .flat()
        .filter((key) => !read.has(key))
        .map((key) => `${relative(file.fileName)}: ${key.name?.getText()}`),
    );
}
