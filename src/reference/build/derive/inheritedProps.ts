import ts from 'typescript';
import type { Inherited } from '../../types';
import type { Prop } from './props';

/** Elements that React's types have another name for. */
const ELEMENTS: Readonly<Record<string, string>> = { Anchor: 'a', Img: 'img', SVG: 'svg' };

/** Attributes of more than one kind of element. */
const ANY_ELEMENT = /^(?:HTML|All|AllHTML|DOM|Aria)?$/;

/** The element whose attributes an interface of React has: `ButtonHTMLAttributes` is `button`. */
function elementOf({ parent }: ts.Declaration): string | undefined {
  if (!ts.isInterfaceDeclaration(parent)) return undefined;
  if (!/\/@types\/react\//.test(parent.getSourceFile().fileName)) return undefined;
  const [, name = ''] = /^(\w*?)(?:HTML)?Attributes$/.exec(parent.name.text) ?? [];
  return ANY_ELEMENT.test(name) ? undefined : (ELEMENTS[name] ?? name.toLowerCase());
}

/** Counts what a component takes besides its own props; undefined for nothing. */
export function countInherited(props: readonly Prop[]): Inherited | undefined {
  if (props.length === 0) return undefined;
  const [element] = props
    .flatMap(({ symbols }) => symbols)
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap((declaration) => elementOf(declaration) ?? []);
  return { count: props.length, ...(element !== undefined && { element }) };
}
