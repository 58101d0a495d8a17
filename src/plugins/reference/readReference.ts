import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../base/problem';
import type { DeclaredEntry, DeclaredReference } from '../../rc-select/reference/declared';
import type { DescribedTable } from '../../rc-select/reference/described';
import { readDefaults } from './codeDefaults';
import { compareDefaults, compareReads } from './compareCode';
import { compareTypes, shownCode, shownNode, type TableRows } from './compareTypes';
import { define, type Definition } from './definitions';
import { membersOf, tablesCode } from './members';
import { createCompiler, type Compiled } from './program';
import { compareNames, rowsOf } from './rows';
import { MODULES_CODE, scopeOf } from './scope';

/** The reference, and all that keeps it from being published. */
export interface ReadReference {
  declared: DeclaredReference;
  problems: readonly Problem[];
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
  const definitions = new Map<string, Definition>();
  const parameters = parametersOf(compiled);
  const toEntry = (id: string, { name, member, shown }: TableRows['rows'][number]) => {
    const node = shownNode(compiled, id, name);
    const entry: DeclaredEntry = {
      type: shown,
      required: id !== 'Methods' && member?.optional === false,
      deprecated: member?.deprecated ?? false,
      names: node ? define(compiled, node, parameters, definitions) : [],
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
    types: Object.fromEntries([...definitions].map(([name, { text }]) => [name, text])),
  };
}

/**
 * Reads from the types and the code of the installed rc-select what the tables say, and compares
 * it with the descriptions.
 *
 * @param project - Folder with `node_modules/rc-select`.
 * @throws {Problem} When one of the types that the tables are made of is gone.
 */
export function readReference(project: string, tables: readonly DescribedTable[]): ReadReference {
  const folder = path.join(project, 'node_modules/rc-select/es');
  const compile = createCompiler(project);
  const first = compile(`${MODULES_CODE}\n${tablesCode()}`);
  const members = new Map(tables.map(({ id }) => [id, membersOf(first, id)]));
  const rows = tables.map((table) => ({ table, rows: rowsOf(table, members.get(table.id) ?? []) }));
  const names = new Set(rows.flatMap((each) => each.rows.flatMap((row) => row.names)));
  const shown = compile(`${scopeOf(first, names)}\n${shownCode(rows)}`);
  const defaults = readDefaults(folder);
  return {
    declared: toDeclared(shown, rows),
    problems: [
      ...tables.flatMap((table) => compareNames(table, members.get(table.id) ?? [])),
      ...compareTypes(shown, rows),
      ...tables
        .filter(({ id }) => id === 'Select')
        .flatMap((table) => compareDefaults(table, defaults)),
      ...tables.flatMap((table) => compareReads(table, folder)),
    ],
  };
}
