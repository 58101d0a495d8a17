import ts from 'typescript';

/** The imports and the default export of a script, as TypeScript itself finds them. */
export function compilerScan(code: string): { specifiers: string[]; hasDefaultExport: boolean } {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const specifiers: string[] = [];
  let hasDefaultExport = false;
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) specifiers.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0]);
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal);
    if (ts.isExportAssignment(node)) hasDefaultExport = true;
    const isNamed = ts.isExportSpecifier(node) || ts.isNamespaceExport(node);
    if (isNamed && node.name.text === 'default') hasDefaultExport = true;
    if (ts.canHaveModifiers(node)) {
      hasDefaultExport ||=
        ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { specifiers, hasDefaultExport };
}
