import ts from 'typescript';
import type { DeclaredEntry } from '../../merge';
import { declarationOf, define, type NamedType, namedIn } from '../definitions';
import { namesInText } from '../program';
import { commentOf } from './comments';
import type { Component } from './components';
import { defaultInCode } from './defaultOf';
import type { Prop } from './props';
import type { PublishedCode } from './publishedCode';
import type { WrittenType } from './typeNode';
import { typeOfProp } from './typeText';
import { createWrappedCode } from './wrappedCode';

/** Creates what finds a type by its name, as the file of a declaration would. */
function createScope(checker: ts.TypeChecker) {
  const scopes = new Map<ts.SourceFile, ReadonlyMap<string, ts.Symbol>>();
  const flags = ts.SymbolFlags.Type | ts.SymbolFlags.Alias;
  return (declaration: ts.Declaration | undefined, name: string): ts.Symbol | undefined => {
    const file = declaration?.getSourceFile();
    if (!file) return undefined;
    const scope =
      scopes.get(file) ??
      new Map(checker.getSymbolsInScope(file, flags).map((each) => [each.name, each]));
    scopes.set(file, scope);
    return scope.get(name);
  };
}

/**
 * Creates what says of a prop what a table shows.
 *
 * @param types - What named types stand for, by their key; those that an entry names are added.
 */
export function createEntries(
  checker: ts.TypeChecker,
  code: PublishedCode,
  types: Map<string, string>,
): (component: Component, prop: Prop) => DeclaredEntry {
  const symbolOf = createScope(checker);
  const wrapped = createWrappedCode();

  const namedBy = ({ symbols }: Prop, { text, node }: WrittenType): NamedType[] => {
    if (node) return namedIn({ checker }, node);
    const [declaration] = symbols.flatMap(({ declarations = [] }) => declarations);
    return namesInText(text).map((name) => ({
      text: name,
      declaration: declarationOf(checker, symbolOf(declaration, name)),
    }));
  };

  return (component, prop) => {
    const written = typeOfProp(checker, prop.symbols);
    const { description, outdated, default: said } = commentOf(checker, prop.symbols);
    const { isContext, instance, parameters } = component;
    // What a context holds is given to readers, who leave nothing out.
    const fallback =
      said ?? (isContext ? undefined : defaultInCode(code, wrapped, component, prop));
    return {
      type: written.text,
      // `defaultProps` of a class make a prop that its type requires one that may be left out.
      required: prop.required && !isContext && !(instance && fallback !== undefined),
      deprecated: outdated !== undefined,
      names: define({ checker }, namedBy(prop, written), parameters, types),
      ...(description !== undefined && { description }),
      ...(outdated !== undefined && { outdated }),
      ...(fallback !== undefined && { default: fallback }),
    };
  };
}
