import ts from 'typescript';
import { Problem } from '../../lib/problem';
import type { TypeSources } from '../types';
import { type Compiled, typeText } from './program';
import { propertyType } from './sources';

/** A prop, field or member as the library declares it. */
export interface Member {
  name: string;
  optional: boolean;
  deprecated: boolean;
  /** Undefined if it is not declared with a type. */
  node: ts.TypeNode | undefined;
  type: ts.Type;
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
export function membersOf(compiled: Compiled, sources: TypeSources, id: string): Member[] {
  const members = new Map<string, Member>();
  sources.tables[id]?.forEach((source, index) => {
    const type = propertyType(compiled, sources, id, `from${index}`);
    if (!type || type.flags & ts.TypeFlags.Any) {
      throw new Problem({
        what: `the library declares no type \`${source.replace(/<.*/, '')}\` any more.`,
        why: `the table of ${id} is made from it.`,
        fix: "find the new name in the declarations of the package and correct `types` in the module `reference` of the site's subject.",
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
