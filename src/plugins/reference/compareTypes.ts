import ts from 'typescript';
import type { Problem } from '../../base/problem';
import type { DescribedTable } from '../../rc-select/reference/described';
import { declaredText, membersOf, propertyType, tablesCode } from './members';
import { brokenType, otherType } from './problems';
import type { Compiled } from './program';
import type { Row } from './rows';

/** A table with its rows. */
export interface TableRows {
  table: DescribedTable;
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

/** Whether each is assignable to the other. */
function isSame(checker: ts.TypeChecker, one: ts.Type, other: ts.Type): boolean {
  const isAny = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Any) !== 0;
  return (
    isAny(one) === isAny(other) &&
    checker.isTypeAssignableTo(one, other) &&
    checker.isTypeAssignableTo(other, one)
  );
}

function mistakeIn(compiled: Compiled, node: ts.Node): string | undefined {
  const mistake = compiled
    .mistakes()
    .find(({ start = -1 }) => start >= node.getStart() && start <= node.getEnd());
  return mistake && ts.flattenDiagnosticMessageText(mistake.messageText, ' ');
}

function compareRow(
  compiled: Compiled,
  table: DescribedTable,
  row: Row,
  declared: ts.Type | undefined,
): Problem[] {
  const node = shownNode(compiled, table.id, row.name);
  const mistake = node && mistakeIn(compiled, node);
  if (!node || mistake !== undefined) {
    return [brokenType(table, row.name, row.shown, mistake ?? 'it ends too early.')];
  }
  if (!declared || !row.member) return [];
  const shown = propertyType(compiled, table.id, 'shown')?.getProperty(row.name);
  const isRight =
    shown && isSame(compiled.checker, compiled.checker.getTypeOfSymbol(shown), declared);
  const types = { shown: row.shown, declared: declaredText(row.member) };
  return isRight ? [] : [otherType(table, row.name, types)];
}

/**
 * Compares the types that readers see with the declared ones. They may be written in another way,
 * but each has to be assignable to the other.
 *
 * @param compiled - Has `shownCode`, with all names in scope.
 */
export function compareTypes(compiled: Compiled, tables: readonly TableRows[]): Problem[] {
  return tables.flatMap(({ table, rows }) => {
    const types = new Map(membersOf(compiled, table.id).map(({ name, type }) => [name, type]));
    return rows.flatMap((row) => compareRow(compiled, table, row, types.get(row.name)));
  });
}
