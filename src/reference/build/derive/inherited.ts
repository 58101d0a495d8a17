import ts from 'typescript';

/** Where React and the DOM are declared, which a library only hands on. */
const FOREIGN = /\/node_modules\/(?:@types\/react(?:-dom)?|typescript\/lib|csstype)\//;

/** Of so many members nearly all are attributes of the DOM where a library lists these itself. */
const FEWEST = 5;
const SHARE = 0.9;

/** Attributes that a component does something of its own with. */
const TAKEN = ['children', 'className', 'style'];

/** The names of all attributes and events that React's types have for elements. */
function domNames(program: ts.Program, checker: ts.TypeChecker): ReadonlySet<string> {
  const react = program
    .getSourceFiles()
    .find(({ fileName }) => /@types\/react\/index/.test(fileName));
  const module = react && checker.getSymbolAtLocation(react);
  const namespace = module && checker.getExportsOfModule(module);
  const attributes = namespace?.find(({ name }) => name === 'AllHTMLAttributes');
  const type = attributes && checker.getDeclaredTypeOfSymbol(attributes);
  return new Set(type?.getProperties().map(({ name }) => name));
}

/**
 * Creates what tells whether a prop is an attribute or event that an element has anyway: one that
 * React declares, or a library in an interface that writes those down again.
 */
export function createInheritance(program: ts.Program): (declaration: ts.Declaration) => boolean {
  const checker = program.getTypeChecker();
  const names = domNames(program, checker);
  const isDomList = (node: ts.Node): boolean => {
    if (!ts.isInterfaceDeclaration(node) || node.members.length < FEWEST) return false;
    const members = node.members.map(({ name }) => name?.getText() ?? '');
    const known = members.filter((name) => names.has(name));
    return known.length >= SHARE * members.length && !TAKEN.some((name) => members.includes(name));
  };
  return (declaration) => {
    const { fileName } = declaration.getSourceFile();
    // `PropsWithChildren` says that a component takes children, which is for readers to know.
    if (FOREIGN.test(fileName)) return !ts.isTypeLiteralNode(declaration.parent);
    return isDomList(declaration.parent);
  };
}
