import ts from 'typescript';
import { Problem } from '../../lib/problem';
import type { ReferenceId } from '../../subject/referenceTypes';
import { type Compiled, typeText } from './program';

/** A prop, field or member as rc-select declares it. */
export interface Member {
  name: string;
  optional: boolean;
  deprecated: boolean;
  /** Undefined if it is not declared with a type. */
  node: ts.TypeNode | undefined;
  type: ts.Type;
}

/**
 * The types that a table is made of. A name that several declare is that of the first: a child of
 * an `Option` element is what readers write.
 */
export const SOURCES: Readonly<Record<ReferenceId, readonly string[]>> = {
  Select: ['SelectProps<ValueType, OptionType>'],
  Methods: ['BaseSelectRef'],
  // DefaultOptionType is named beside the props because these omit a key of a type with an index
  // signature, which leaves nothing of it but the signature.
  Option: ['OptionProps', 'DefaultOptionType'],
  OptGroup: ['OptGroupProps', 'DefaultOptionType'],
};

/** The tables. */
export const IDS = ['Select', 'Methods', 'Option', 'OptGroup'] as const satisfies ReferenceId[];

const IMPORTS = [
  "import type { BaseSelectRef, SelectProps } from 'rc-select/es';",
  "import type { BaseOptionType, DefaultOptionType } from 'rc-select/es/Select';",
  "import type { OptionProps } from 'rc-select/es/Option';",
  "import type { OptGroupProps } from 'rc-select/es/OptGroup';",
  // The types of React 19 have no global JSX any more, which rc-select's still name.
  'declare global { namespace JSX { interface Element extends React.ReactElement {} } }',
  "import type * as React from 'react';",
];

/**
 * Code with one interface for each table, whose properties `from0`, `from1` have its types.
 *
 * @param more - Further properties of the interface of a table.
 */
export function tablesCode(more: (id: ReferenceId) => string = () => ''): string {
  const interfaces = IDS.map((id) => {
    const sources = SOURCES[id].map((source, index) => `from${index}: ${source};`);
    return `interface ${id}<ValueType, OptionType extends BaseOptionType> { ${sources.join(' ')} ${more(id)} }`;
  });
  return [...IMPORTS, ...interfaces].join('\n');
}

function interfaceOf({ file }: Compiled, id: ReferenceId): ts.InterfaceDeclaration | undefined {
  return file.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === id);
}

/** The type of a property of the interface of a table. */
export function propertyType(
  compiled: Compiled,
  id: ReferenceId,
  name: string,
): ts.Type | undefined {
  const node = interfaceOf(compiled, id);
  const symbol = node && compiled.checker.getTypeAtLocation(node).getProperty(name);
  return symbol && compiled.checker.getTypeOfSymbol(symbol);
}

function toMember(checker: ts.TypeChecker, symbol: ts.Symbol): Member {
  const declaration = symbol.declarations?.[0];
  return {
    name: symbol.name,
    optional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
    deprecated: symbol.getJsDocTags(checker).some((tag) => tag.name === 'deprecated'),
    node: declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined,
    type: checker.getTypeOfSymbol(symbol),
  };
}

/**
 * What the types of a table declare by name, without the attributes of `React.AriaAttributes`,
 * which a sentence below the table describes.
 *
 * @throws {Problem} When one of the types is gone.
 */
export function membersOf(compiled: Compiled, id: ReferenceId): Member[] {
  const members = new Map<string, Member>();
  SOURCES[id].forEach((source, index) => {
    const type = propertyType(compiled, id, `from${index}`);
    if (!type || type.flags & ts.TypeFlags.Any) {
      throw new Problem({
        what: `rc-select declares no type \`${source.replace(/<.*/, '')}\` any more.`,
        why: `the table of ${id} is made from it.`,
        fix: 'find the new name in node_modules/rc-select/es and correct SOURCES and the imports in src/reference/build/members.ts.',
      });
    }
    for (const symbol of type.getProperties()) {
      if (symbol.name.startsWith('aria-') || members.has(symbol.name)) continue;
      members.set(symbol.name, toMember(compiled.checker, symbol));
    }
  });
  return [...members.values()];
}

/** The type of a member, as its declaration writes it. */
export function declaredText({ node }: Member): string {
  return node ? typeText(node) : 'unknown';
}
