import { Problem } from '../../base/problem';
import type { DescribedTable } from '../../rc-select/reference/described';
import type { ReferenceId } from '../../rc-select/reference/types';

const FOLDER = 'src/rc-select/reference';

/** The file that describes a prop, for messages. */
export function fileOf({ id, descriptions }: DescribedTable, name: string): string {
  if (id !== 'Select') return `${FOLDER}/${id.toLowerCase()}.ts`;
  const description = descriptions[name];
  const group = description && 'group' in description ? description.group : '';
  return `${FOLDER}/select/${group && `${group}.ts`}`;
}

const KINDS: Readonly<Record<ReferenceId, string>> = {
  Select: 'prop of Select',
  Methods: 'member of the ref',
  Option: 'field of an option',
  OptGroup: 'field of a group',
};

/** rc-select has a prop that the tables lack. */
export function missing(table: DescribedTable, name: string): Problem {
  const parts = {
    what: `the ${KINDS[table.id]} \`${name}\` has no description.`,
    why: 'the types of the installed rc-select declare it, and the table has to be complete (G2).',
    fix: `describe it under the key \`${name}\`${table.id === 'Select' ? ' in the file of its purpose' : ''}.`,
  };
  return new Problem(parts, fileOf(table, name));
}

/** The tables have a prop that rc-select lacks. */
export function superfluous(table: DescribedTable, name: string): Problem {
  const parts = {
    what: `\`${name}\` is described as a ${KINDS[table.id]}, and the types of rc-select declare none of that name.`,
    why: 'the table would promise what the installed version does not have.',
    fix: 'remove the description or correct the name; if the code reads it all the same, say in `readBy` which file does.',
  };
  return new Problem(parts, fileOf(table, name));
}

/** A prop is deprecated in the types or in the tables, but not in both. */
export function deprecation(table: DescribedTable, name: string, declared: boolean): Problem {
  const parts = declared
    ? {
        what: `the types of rc-select mark \`${name}\` as deprecated, and the table does not.`,
        why: 'readers would go on using it.',
        fix: 'say in `deprecated` what to use instead.',
      }
    : {
        what: `the table says that \`${name}\` is deprecated, and the types of rc-select do not.`,
        why: 'readers would avoid it without need.',
        fix: 'remove `deprecated`.',
      };
  return new Problem(parts, fileOf(table, name));
}

/** The type that a table shows is not the one that rc-select declares. */
export function otherType(
  table: DescribedTable,
  name: string,
  types: { shown: string; declared: string },
): Problem {
  const parts = {
    what: `\`${name}\` is shown as \`${types.shown}\` and declared as \`${types.declared}\`, which is another type.`,
    why: 'what one of them allows, the other refuses, so the declaration has changed.',
    fix: 'correct `type`, or remove it if the declaration is as readable.',
  };
  return new Problem(parts, fileOf(table, name));
}

/** The type that a table shows is not TypeScript. */
export function brokenType(
  table: DescribedTable,
  name: string,
  type: string,
  reason: string,
): Problem {
  const parts = {
    what: `the type \`${type}\` of \`${name}\` does not compile: ${reason}`,
    why: 'a type that it names may have gone from rc-select, or is misspelt.',
    fix: 'correct `type`; a package that declares further types goes into MODULES in src/plugins/reference/scope.ts.',
  };
  return new Problem(parts, fileOf(table, name));
}

/** A default is not the one of the code. */
export function otherDefault(
  table: DescribedTable,
  name: string,
  { stated, code, file }: { stated: string | undefined; code: string; file: string },
): Problem {
  const parts = {
    what: `the default of \`${name}\` is ${stated === undefined ? 'not stated' : `stated as \`${stated}\``}, and the code of rc-select falls back to \`${code}\`.`,
    why: `${file} gives the prop that value when it is left out.`,
    fix: `write \`default: ${JSON.stringify(code)}\`.`,
  };
  return new Problem(parts, fileOf(table, name));
}

/** Something that the code is said to read, and does not. */
export function notRead(table: DescribedTable, name: string, file: string): Problem {
  const parts = {
    what: `\`${name}\` is described as read by ${file}, and that file does not name it.`,
    why: 'no type declares it, so nothing else shows that it exists.',
    fix: 'correct `readBy`, or remove the description.',
  };
  return new Problem(parts, fileOf(table, name));
}
