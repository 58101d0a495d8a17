import ts from 'typescript';
import type { TypeSources } from '../types';
import type { Compiled } from './program';

/**
 * The name of the interface of a table in the compiled code.
 *
 * @param index - Of the table in `TypeSources.tables`.
 */
const interfaceName = (index: number) => `Table${index}`;

const indexOf = ({ tables }: TypeSources, id: string) => Object.keys(tables).indexOf(id);

/**
 * Code with one interface for each table, whose properties `from0`, `from1` have its types.
 *
 * @param more - Further properties of the interface of a table.
 */
export function tablesCode(
  { imports, parameters, tables }: TypeSources,
  more: (id: string) => string = () => '',
): string {
  const interfaces = Object.entries(tables).map(([id, types], index) => {
    const sources = types.map((type, number) => `from${number}: ${type};`);
    return `interface ${interfaceName(index)}${parameters} { ${sources.join(' ')} ${more(id)} }`;
  });
  return [...imports, ...interfaces].join('\n');
}

/** The interface of a table in compiled code. */
export function interfaceOf(
  { file }: Compiled,
  sources: TypeSources,
  id: string,
): ts.InterfaceDeclaration | undefined {
  const wanted = interfaceName(indexOf(sources, id));
  return file.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === wanted);
}

/** The type of a property of the interface of a table. */
export function propertyType(
  compiled: Compiled,
  sources: TypeSources,
  id: string,
  name: string,
): ts.Type | undefined {
  const node = interfaceOf(compiled, sources, id);
  const symbol = node && compiled.checker.getTypeAtLocation(node).getProperty(name);
  return symbol && compiled.checker.getTypeOfSymbol(symbol);
}
