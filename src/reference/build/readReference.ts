import ts from 'typescript';
import type { DeclaredEntry, DeclaredReference } from '../merge';
import type { DescribedTable, TypeSources } from '../types';
import { define, namedIn } from './definitions';
import { membersOf } from './members';
import { createCompiler, type Compiled } from './program';
import { rowsOf, shownCode, shownNode, type TableRows } from './rows';
import { modulesCode, scopeOf } from './scope';
import { tablesCode } from './sources';

/** The tables, and the compiled code that has the types which readers see. */
export interface CompiledTables {
  shown: Compiled;
  tables: readonly TableRows[];
}

/** The type parameters of the interface that explains those of the tables. */
function parametersOf(
  { checker, file }: Compiled,
  wanted: string,
): ReadonlyMap<string, ts.TypeParameterDeclaration> {
  const props = checker
    .getSymbolsInScope(file, ts.SymbolFlags.Alias)
    .find(({ name }) => name === wanted);
  const declaration =
    props && checker.getAliasedSymbol(props).declarations?.find(ts.isInterfaceDeclaration);
  return new Map((declaration?.typeParameters ?? []).map((each) => [each.name.text, each]));
}

function toDeclared(
  compiled: Compiled,
  sources: TypeSources,
  tables: readonly TableRows[],
): DeclaredReference {
  const definitions = new Map<string, string>();
  const parameters = parametersOf(compiled, sources.parametersOf);
  const toEntry = (id: string, { name, member, shown }: TableRows['rows'][number]) => {
    const node = shownNode(compiled, sources, id, name);
    const names = node ? namedIn(compiled, node) : [];
    const entry: DeclaredEntry = {
      type: shown,
      required: !sources.optional.includes(id) && member?.optional === false,
      deprecated: member?.deprecated ?? false,
      names: define(compiled, names, parameters, definitions),
    };
    return [name, entry] as const;
  };
  const entries = tables.map(({ table: { id }, rows }) => {
    return [id, Object.fromEntries(rows.map((row) => toEntry(id, row)))] as const;
  });
  return { tables: Object.fromEntries(entries), types: Object.fromEntries(definitions) };
}

/**
 * Compiles the types that the tables show, beside those that the installed library declares.
 *
 * @param project - Folder that has packages in `node_modules`.
 * @throws {Problem} When one of the types that the tables are made of is gone.
 */
export function compileTables(
  project: string,
  sources: TypeSources,
  described: readonly DescribedTable[],
): CompiledTables {
  const compile = createCompiler(project);
  const first = compile(`${modulesCode(sources.modules)}\n${tablesCode(sources)}`);
  const tables = described
    .filter(({ id }) => Object.hasOwn(sources.tables, id))
    .map((table) => {
      const members = membersOf(first, sources, table.id);
      return { table, members, rows: rowsOf(table, members) };
    });
  const names = new Set(tables.flatMap(({ rows }) => rows.flatMap((row) => row.names)));
  const scope = scopeOf(first, sources.modules, names);
  return { shown: compile(`${scope}\n${shownCode(sources, tables)}`), tables };
}

/**
 * Reads from the types of the installed library what the tables say that a site makes of them.
 *
 * @param project - Folder that has packages in `node_modules`.
 * @throws {Problem} When one of the types that the tables are made of is gone.
 */
export function readReference(
  project: string,
  sources: TypeSources,
  described: readonly DescribedTable[],
): DeclaredReference {
  const { shown, tables } = compileTables(project, sources, described);
  return toDeclared(shown, sources, tables);
}
