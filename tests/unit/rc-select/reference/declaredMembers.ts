import path from 'node:path';
import ts from 'typescript';

const project = path.resolve(import.meta.dirname, '../../../..');
const entry = path.join(project, 'tests/unit/reference/declared.ts');

/** Types of rc-select that the reference describes. */
export type TypeName = 'SelectProps' | 'BaseSelectRef' | 'OptionFields' | 'GroupFields';

/** A member of a type, as it is declared. */
export interface Member {
  name: string;
  optional: boolean;
  deprecated: boolean;
}

// DefaultOptionType is named beside the props of Option and OptGroup because these omit a key of a
// type with an index signature, which leaves nothing of it but the signature.
const source = `
import type { BaseSelectRef as Ref, SelectProps as Props } from 'rc-select';
import type { DefaultOptionType } from 'rc-select/es/Select';
import type { OptionProps } from 'rc-select/es/Option';
import type { OptGroupProps } from 'rc-select/es/OptGroup';
export type SelectProps = Props;
export type BaseSelectRef = Ref;
export type OptionFields = DefaultOptionType & OptionProps;
export type GroupFields = DefaultOptionType & OptGroupProps;
`;

function compile(): ts.Program {
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const real = { ...host };
  host.fileExists = (file) => file === entry || real.fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === entry
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true)
      : real.getSourceFile(file, ...rest);
  return ts.createProgram([entry], options, host);
}

function readMembers(): Map<string, Member[]> {
  const program = compile();
  const checker = program.getTypeChecker();
  const types = new Map<string, Member[]>();
  program.getSourceFile(entry)?.forEachChild((node) => {
    if (!ts.isTypeAliasDeclaration(node)) return;
    const members = checker.getTypeAtLocation(node).getProperties();
    types.set(
      node.name.text,
      members.map((member) => ({
        name: member.name,
        optional: Boolean(member.flags & ts.SymbolFlags.Optional),
        deprecated: member.getJsDocTags(checker).some((tag) => tag.name === 'deprecated'),
      })),
    );
  });
  return types;
}

let cache: Map<string, Member[]> | undefined;

/** The members that the types of the installed rc-select declare. */
export function declaredMembers(type: TypeName): Member[] {
  cache ??= readMembers();
  return cache.get(type) ?? [];
}
