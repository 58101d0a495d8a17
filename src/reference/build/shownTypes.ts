import ts from 'typescript';
import type { DescribedTable } from '../../subject/reference';
import { type Member, tablesCode } from './members';
import type { Compiled } from './program';
import type { Row } from './rows';

/** A table with its rows, and with all that rc-select declares for it. */
export interface TableRows {
  table: DescribedTable;
  members: readonly Member[];
  rows: readonly Row[];
}

/** Code in which each table has a property `shown` with the types that readers see, one a line. */
export function shownCode(tables: readonly TableRows[]): string {
  return tablesCode((id) => {
    const rows = tables.find(({ table }) => table.id === id)?.rows ?? [];
    const lines = rows.map(({ name, member, shown }) => {
      const orMissing = member?.optional === false ? '' : ' | undefined';
      return `'${name}': (${shown})${orMissing};`;
    });
    return `shown: {\n${lines.join('\n')}\n};`;
  });
}

/** The node of a type that readers see. */
export function shownNode({ file }: Compiled, id: string, name: string): ts.TypeNode | undefined {
  const shown = file.statements
    .filter(ts.isInterfaceDeclaration)
    .find((each) => each.name.text === id)
    ?.members.filter(ts.isPropertySignature)
    .find((each) => each.name.getText() === 'shown')?.type;
  return shown && ts.isTypeLiteralNode(shown)
    ? shown.members
        .filter(ts.isPropertySignature)
        .find((each) => ts.isStringLiteral(each.name) && each.name.text === name)?.type
    : undefined;
}
