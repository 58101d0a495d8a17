import ts from 'typescript';
import type { DescribedTable, TypeSources } from '../types';
import { declaredText, type Member } from './members';
import { namesInText, type Compiled } from './program';
import { interfaceOf, tablesCode } from './sources';

/** A row of a table: what is declared, and the type that is shown. */
export interface Row {
  name: string;
  /** Undefined for what no type declares by name and the code reads all the same. */
  member: Member | undefined;
  /** The type that readers see: the declaration's, or a more readable one of the description. */
  shown: string;
  /** The name of each type in it. */
  names: readonly string[];
}

/** The rows of a table, in the order in which they are described. */
export function rowsOf({ descriptions }: DescribedTable, members: readonly Member[]): Row[] {
  const byName = new Map(members.map((member) => [member.name, member]));
  return Object.entries(descriptions).flatMap(([name, description]) => {
    const member = byName.get(name);
    const shown = description?.type ?? (member && declaredText(member));
    return shown === undefined ? [] : [{ name, member, shown, names: namesInText(shown) }];
  });
}

/** A table with its rows, and with all that the library declares for it. */
export interface TableRows {
  table: DescribedTable;
  members: readonly Member[];
  rows: readonly Row[];
}

/** Code in which each table has a property `shown` with the types that readers see, one a line. */
export function shownCode(sources: TypeSources, tables: readonly TableRows[]): string {
  return tablesCode(sources, (id) => {
    const rows = tables.find(({ table }) => table.id === id)?.rows ?? [];
    const lines = rows.map(({ name, member, shown }) => {
      const orMissing = member?.optional === false ? '' : ' | undefined';
      return `'${name}': (${shown})${orMissing};`;
    });
    return `shown: {\n${lines.join('\n')}\n};`;
  });
}

/** The node of a type that readers see. */
export function shownNode(
  compiled: Compiled,
  sources: TypeSources,
  id: string,
  name: string,
): ts.TypeNode | undefined {
  const shown = interfaceOf(compiled, sources, id)
    ?.members.filter(ts.isPropertySignature)
    .find((each) => each.name.getText() === 'shown')?.type;
  return shown && ts.isTypeLiteralNode(shown)
    ? shown.members
        .filter(ts.isPropertySignature)
        .find((each) => ts.isStringLiteral(each.name) && each.name.text === name)?.type
    : undefined;
}
