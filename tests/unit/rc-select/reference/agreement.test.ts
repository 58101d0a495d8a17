import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { membersOf } from '../../../../src/reference/build/members';
import { compileTables } from '../../../../src/reference/build/readReference';
import { propertyType } from '../../../../src/reference/build/sources';
import reference from '../../../../src/subject/rc-select/reference';

const PACKAGE = 'node_modules/rc-select/es';

const { types: sources } = reference;
if (!sources) throw new Error('the reference does not say what its tables are made of');
const { shown, tables } = compileTables(process.cwd(), sources, reference.tables);
const { checker } = shown;

/** Whether each is assignable to the other. */
function isSame(one: ts.Type, other: ts.Type): boolean {
  const isAny = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Any) !== 0;
  return (
    isAny(one) === isAny(other) &&
    checker.isTypeAssignableTo(one, other) &&
    checker.isTypeAssignableTo(other, one)
  );
}

test('the types that readers see compile (G2)', () => {
  const mistakes = shown.mistakes().map(({ messageText }) => messageText);
  expect(mistakes).toEqual([]);
});

describe.each(tables)('the table of $table.id', ({ table: { id, descriptions }, members }) => {
  const described = Object.entries(descriptions);

  test('describes what rc-select declares, and nothing else (G2)', () => {
    const names = described.filter(([, each]) => each?.readBy === undefined).map(([name]) => name);
    expect(names.sort()).toEqual(members.map(({ name }) => name).sort());
  });

  test('describes besides only what a file of rc-select reads', () => {
    for (const [name, each] of described) {
      if (each?.readBy === undefined) continue;
      const code = readFileSync(path.join(PACKAGE, each.readBy), 'utf8');
      expect(code).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  test('calls deprecated what rc-select calls so (G2)', () => {
    const names = described.filter(([, each]) => each?.deprecated).map(([name]) => name);
    const declared = members.filter(({ deprecated }) => deprecated).map(({ name }) => name);
    expect(names.sort()).toEqual(declared.sort());
  });

  test('shows the types that rc-select declares, maybe in other words (G2)', () => {
    const types = propertyType(shown, sources, id, 'shown');
    const others = membersOf(shown, sources, id).filter(({ name, type }) => {
      const symbol = types?.getProperty(name);
      return !symbol || !isSame(checker.getTypeOfSymbol(symbol), type);
    });
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});
