import ts from 'typescript';
import type { DeclaredEntry, DeclaredReference } from '../merge';
import type { DescribedTable } from '../../subject/reference';
import { define, namedIn } from './definitions';
import { membersOf, tablesCode } from './members';
import { createCompiler, type Compiled } from './program';
import { rowsOf, shownCode, shownNode, type TableRows } from './rows';
import { MODULES_CODE, scopeOf } from './scope';

/** The tables, and the compiled code that has the types which readers see. */
export interface CompiledTables {
  shown: Compiled;
  tables: readonly TableRows[];
}

/** The type parameters of `SelectProps`, which the table of Select names. */
function parametersOf({
  checker,
  file,
}: Compiled): ReadonlyMap<string, ts.TypeParameterDeclaration> {
  const props = checker
    .getSymbolsInScope(file, ts.SymbolFlags.Alias)
    .find(({ name }) => name === 'SelectProps');
  const declaration =
    props && checker.getAliasedSymbol(props).declarations?.find(ts.isInterfaceDeclaration);
  return new Map((declaration?.typeParameters ?? []).map((each) => [each.name.text, each]));
}

function toDeclared(compiled: Compiled, tables: readonly TableRows[]): DeclaredReference {
  const definitions = new Map<string, string>();
  const parameters = parametersOf(compiled);
  const toEntry = (id: string, { name, member, shown }: TableRows['rows'][number]) => {
    const node = shownNode(compiled, id, name);
    const entry: DeclaredEntry = {
      type: shown,
      required: id !== 'Methods' && member?.optional === false,
      deprecated: member?.deprecated ?? false,
      names: node ? define(compiled, namedIn(compiled, node), parameters, definitions) : [],
    };
    return [name, entry] as const;
  };
  const entries = (id: string) =>
    Object.fromEntries(
      tables
        .filter(({ table }) => table.id === id)
        .flatMap(({ rows }) => rows.map((row) => toEntry(id, row))),
    );
  return {
    tables: {
      Select: entries('Select'),
      Methods: entries('Methods'),
      Option: entries('Option'),
      OptGroup: entries('OptGroup'),
    },
    types: Object.fromEntries(definitions),
  };
}

/**
 * Compiles the types that the tables show, beside those that the installed rc-select declares.
 *
 * @param project - Folder with `node_modules/rc-select`.
 * @throws {Problem} When one of the types that the tables are made of is gone.
 */
export function compileTables(
  project: string,
  described: readonly DescribedTable[],
): CompiledTables {
  const compile = createCompiler(project);
  const first = compile(`${MODULES_CODE}\n${tablesCode()}`);
  const tables = described.map((table) => {
    const members = membersOf(first, table.id);
    return { table, members, rows: rowsOf(table, members) };
  });
  const names = new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => row.names)));
  return { shown: compile(`${scopeOf(first, names)}\n${shownCode(tables)}`), tables };
}

/**
 * Reads from the types of the installed rc-select what the tables say.
 *
 * @param project - Folder with `node_modules/rc-select`.
 * @throws {Problem} When one of the types that the tables are made of is gone.
 */
export function readReference(
  project: string,
  described: readonly DescribedTable[],
): DeclaredReference {
  const { shown, tables } = compileTables(project, described);
  return toDeclared(shown, tables);
}
