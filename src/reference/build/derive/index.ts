import path from 'node:path';
import ts from 'typescript';
import { Problem } from '../../../lib/problem';
import type { DerivedTable } from '../../merge';
import { type Compiled, createCompiler } from '../program';
import { type Component, componentsIn } from './components';
import { createEntries } from './entries';
import { createInheritance } from './inherited';
import { countInherited } from './inheritedProps';
import { isElement, isInstance, type Prop, propsOf, refOf } from './props';
import { createPublishedCode } from './publishedCode';

/** All tables of a package. */
export interface DerivedReference {
  tables: readonly DerivedTable[];
  /** What the named types stand for, such as `Mode = 'multiple' | 'tags'`, by name. */
  types: Readonly<Record<string, string>>;
}

/** Where the types of a library are. */
export interface Library {
  /** Such as `rc-slider`. */
  name: string;
  /** The file that it is entered by, such as `../src/index.tsx`, where its sources are read. */
  source?: string;
}

/** Compiles what a library exports. */
function compile(project: string, { name, source }: Library): [Compiled, ts.Symbol] {
  const from = source === undefined ? name : path.resolve(project, source);
  const specifier = from.replaceAll(path.sep, '/').replace(/\.tsx?$/, '');
  const compiled = createCompiler(project)(`import * as Library from '${specifier}';`);
  const [statement] = compiled.file.statements;
  const module =
    statement && ts.isImportDeclaration(statement)
      ? compiled.checker.getSymbolAtLocation(statement.moduleSpecifier)
      : undefined;
  if (module) return [compiled, module];
  throw new Problem({
    what: `no types of '${from}' are found.`,
    why: 'the tables of props are made of the types of a library.',
    fix: `install '${name}', and its package of @types if it has one, or correct the path of its source.`,
  });
}

/**
 * Makes tables of the props and refs of all components that a library exports, from its types and
 * its code, without being told anything else of it.
 *
 * @param project - The folder that has packages in `node_modules`; a path of a source starts there.
 * @throws {Problem} When the library is not there, or has no types.
 */
export function deriveReference(project: string, library: Library): DerivedReference {
  const [{ checker, program }, module] = compile(project, library);
  const isInherited = createInheritance(program);
  const folder = path.join(project, 'node_modules', library.name);
  const code = createPublishedCode(library.source === undefined ? folder : undefined);
  const types = new Map<string, string>();
  const toEntry = createEntries(checker, code, types);

  const isForeign = ({ symbols }: Prop) =>
    symbols.every(({ declarations = [] }) => declarations.every(isInherited));

  const toTables = (component: Component): DerivedTable[] => {
    const entriesOf = (props: readonly Prop[]) =>
      Object.fromEntries(props.map((prop) => [prop.name, toEntry(component, prop)]));
    const props = propsOf(checker, component.props);
    const inherited = countInherited(props.filter(isForeign));
    const table: DerivedTable = {
      id: component.id,
      entries: entriesOf(props.filter((prop) => !isForeign(prop))),
      ...(inherited && { inherited }),
    };
    const ref = refOf(checker, component.props);
    // Of a class nobody knows which of its members are for its readers.
    if (component.instance || !ref || isElement(ref) || isInstance(ref)) return [table];
    const members = propsOf(checker, [ref]).map((member) => ({ ...member, required: false }));
    return members.length === 0
      ? [table]
      : [table, { id: `${component.id}.ref`, entries: entriesOf(members) }];
  };
  const tables = componentsIn(checker, module, library.name).flatMap(toTables);
  return { tables, types: Object.fromEntries(types) };
}
