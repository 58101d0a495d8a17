import path from 'node:path';
import ts from 'typescript';
import { createCompiler } from '../../src/reference/build/program';

/** What a release offers: members by `type.name`, such as `Select.mode`, with their types. */
export type Surface = Readonly<Record<string, { type: string; isDeprecated: boolean }>>;

/** The types whose members readers use, by the names that the tables of the site have for them. */
const TYPES = {
  Select: 'SelectProps',
  Methods: 'BaseSelectRef',
  Option: 'DefaultOptionType',
  'Field names': 'FieldNames',
  Tag: 'CustomTagProps',
} as const;

const code = (from: string) => `
import type { SelectProps, DefaultOptionType, FieldNames } from '${from}/es/Select';
import type { BaseSelectRef, CustomTagProps } from '${from}/es/BaseSelect';
export interface All { ${Object.values(TYPES)
  .map((type) => `${type}: ${type}`)
  .join('; ')} }
`;

const toText = (node: ts.Declaration | undefined): string =>
  node && ts.isPropertySignature(node) && node.type
    ? node.type.getText().replace(/\s+/g, ' ').replaceAll('React.', '').replaceAll('"', "'")
    : 'unknown';

/** Whether a member is of the library itself, and not of HTML elements or of objects. */
const isOwn = (member: ts.Symbol, folder: string): boolean =>
  member.declarations?.some((it) => it.getSourceFile().fileName.includes(folder)) ?? false;

/**
 * Reads what the types of a release declare.
 *
 * @param folder - Where the release has been unpacked, inside of the project.
 */
export function readSurface(folder: string): Surface {
  const name = path.basename(folder);
  const { file, checker } = createCompiler(path.dirname(folder))(code(`./${name}`));
  const all = file.statements.find(ts.isInterfaceDeclaration);
  return Object.fromEntries(
    Object.keys(TYPES).flatMap((title, index) => {
      const member = all?.members[index];
      if (!member) return [];
      const type = checker.getTypeAtLocation(member);
      return type
        .getProperties()
        .filter((each) => isOwn(each, `/${name}/`))
        .map((each) => [
          `${title}.${each.name}`,
          {
            type: toText(each.declarations?.[0]),
            isDeprecated: each.getJsDocTags(checker).some((tag) => tag.name === 'deprecated'),
          },
        ]);
    }),
  );
}
