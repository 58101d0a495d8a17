import ts from 'typescript';
import { CATALOGUES, relative } from './themeProgram';

const isEnglish = (file: string) => CATALOGUES.some((catalogue) => file === catalogue.file);
const isTranslation = (file: string) => /\/texts\/[^/]+\.ts$/.test(file);

function declaredKeys(file: ts.SourceFile): ts.PropertySignature[] {
  const found: ts.PropertySignature[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) found.push(node);
    // Parameters and results of a text are not texts.
    if (!ts.isFunctionTypeNode(node) && !ts.isVariableStatement(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function readKeys(program: ts.Program): Set<ts.Node> {
  const checker = program.getTypeChecker();
  const read = new Set<ts.Node>();
  const add = (symbol: ts.Symbol | undefined) =>
    symbol?.declarations?.forEach((node) => read.add(node));
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) add(checker.getSymbolAtLocation(node.name));
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
    .filter(({ fileName }) => relative(fileName).startsWith('theme/'))
    .filter(({ fileName }) => !isTranslation(relative(fileName)))
    .forEach(visit);
  return read;
}

/** Keys of text types that no component reads: `file: key`. Keys of a `Record` are read as one. */
export function unusedKeys(program: ts.Program): string[] {
  const read = readKeys(program);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isEnglish(relative(fileName)))
    .flatMap((file) =>
      declaredKeys(file)
        .filter((key) => !read.has(key))
        .map((key) => `${relative(file.fileName)}: ${key.name.getText()}`),
    );
}
