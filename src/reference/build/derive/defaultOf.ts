import path from 'node:path';
import ts from 'typescript';
import type { Component } from './components';
import type { CodeDefault } from './defaults';
import type { Prop } from './props';
import type { PublishedCode } from './publishedCode';
import type { createWrappedCode } from './wrappedCode';

const fileOf = (symbol: ts.Symbol) => symbol.declarations?.[0]?.getSourceFile().fileName;

/** `InternalSlider`, `_Slider` and `SliderProps` belong to `Slider`. */
const plain = (name: string) => name.replace(/^_*(?:Internal|Base)?|(?:Props)?\d*$/g, '');

/** The name of the interface, or of the type, that declares a prop. */
function declaringType(symbol: ts.Symbol): string | undefined {
  const parent = symbol.declarations?.[0]?.parent;
  if (!parent) return undefined;
  const named = ts.isTypeLiteralNode(parent) ? parent.parent : parent;
  return ts.isInterfaceDeclaration(named) || ts.isTypeAliasDeclaration(named)
    ? named.name.text
    : undefined;
}

/** The package of a file, with its scope if it has one. */
function packageOf(file: string): { name?: string; scope?: string } {
  const [, name, scope] = /^.*\/node_modules\/((?:(@[^/]+)\/)?[^/]+)/.exec(file) ?? [];
  return { name, scope: scope ?? name };
}

/** A value that all agree in; one of many says nothing. */
function agreed(found: readonly CodeDefault[]): string | undefined {
  const codes = new Set(found.map(({ code }) => code));
  return codes.size === 1 ? [...codes][0] : undefined;
}

/**
 * The default of a prop in the code of its package: in the file beside the types of the component,
 * beside those of the prop, or where the package has something of the name of either; then in
 * packages of the same scope, and at last in any package that the component wraps.
 */
export function defaultInCode(
  code: PublishedCode,
  wrapped: ReturnType<typeof createWrappedCode>,
  { id, symbol }: Component,
  { name, symbols }: Prop,
): string | undefined {
  const ours = packageOf(fileOf(symbol) ?? '');
  // A wrapper of other authors may well give what it wraps other defaults, in code of its own.
  const files = [symbol, ...symbols]
    .flatMap((each) => fileOf(each) ?? [])
    .filter((file) => packageOf(file).scope === ours.scope);
  const isOurs = (file: string) => packageOf(file).name === ours.name;
  const names = [
    symbol.name,
    id.slice(id.lastIndexOf('.') + 1),
    ...symbols.flatMap((each) => declaringType(each) ?? []),
    ...files.map((file) => path.basename(file).replace(/\..*$/, '')),
  ].map(plain);
  const isOfIt = (each: CodeDefault) =>
    each.name === name && each.owners.some((owner) => names.includes(plain(owner)));
  const firstBeside = (among: readonly string[]): string | undefined => {
    for (const file of new Set(among)) {
      const beside = code.beside(file).filter((each) => each.name === name);
      const found = agreed(beside.filter(isOfIt)) ?? agreed(beside);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return (
    firstBeside(files.filter(isOurs)) ??
    agreed(code.anywhere(name).filter(isOfIt)) ??
    firstBeside(files) ??
    agreed(wrapped(fileOf(symbol) ?? '', name).filter(isOfIt))
  );
}
