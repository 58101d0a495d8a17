import ts from 'typescript';
import type { DescribedTable } from '../../subject/reference';
import { declaredText, type Member } from './members';
import { namesIn } from './typeText';

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

function namesOf(type: string): string[] {
  const file = ts.createSourceFile('type.ts', `type T = ${type}`, ts.ScriptTarget.ES2022, true);
  return namesIn(file).map(({ text }) => text);
}

/** The rows of a table, in the order in which they are described. */
export function rowsOf({ descriptions }: DescribedTable, members: readonly Member[]): Row[] {
  const byName = new Map(members.map((member) => [member.name, member]));
  return Object.entries(descriptions).flatMap(([name, description]) => {
    const member = byName.get(name);
    const shown = description?.type ?? (member && declaredText(member));
    return shown === undefined ? [] : [{ name, member, shown, names: namesOf(shown) }];
  });
}
