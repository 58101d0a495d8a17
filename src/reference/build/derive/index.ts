import path from 'node:path';
import ts from 'typescript';
import { findInstalled } from '../../../build/installed';
import { Problem } from '../../../lib/problem';
import type { DeclaredEntry, DeclaredReference } from '../../merge';
import type { Inherited } from '../../types';
import { type Compiled, createCompiler } from '../program';
import { type Component, componentsIn } from './components';
import { createEntries } from './entries';
import { typesIn } from './exportedTypes';
import { createInheritance } from './inherited';
import { countInherited } from './inheritedProps';
import { fieldsOf, type Prop, propsOf } from './props';
import { createPublishedCode } from './publishedCode';
import { membersOfRef } from './refs';

/** Where the types of a library are. */
export interface Library {
  /** Such as `rc-slider`. */
  name: string;
  /** The file that it is entered by, such as `../src/index.tsx`, where its sources are read. */
  source?: string;
}

/** What the import of a library asks for. */
function specifierOf(project: string, { name, source }: Library): string {
  const from = source === undefined ? name : path.resolve(project, source);
  return from.replaceAll(path.sep, '/').replace(/\.tsx?$/, '');
}

/** What a library exports, in code that imports it. */
function moduleOf({ checker, file }: Compiled, specifier: string, { name }: Library): ts.Symbol {
  const statement = file.statements
    .filter(ts.isImportDeclaration)
    .find(({ moduleSpecifier }) => moduleSpecifier.getText() === `'${specifier}'`);
  const module = statement && checker.getSymbolAtLocation(statement.moduleSpecifier);
  if (module) return module;
  throw new Problem({
    what: `no types of '${specifier}' are found.`,
    why: 'the tables of props are made of the types of a library.',
    fix: `install '${name}', and its package of @types if it has one, or correct the path of its source.`,
  });
}

/** Of what readers are given nothing has to be there. */
const optional = (prop: Prop): Prop => ({ ...prop, required: false });

/** What a component and its ref take. */
interface Derived {
  entries: Record<string, Record<string, DeclaredEntry>>;
  inherited: Record<string, Inherited>;
}

/**
 * Makes tables of the props and refs of all components that libraries export, from their types and
 * their code, and of other types that are asked for.
 *
 * @param project - The folder that has packages in `node_modules`; a path of a source starts there.
 * @param asked - Names of types that libraries export, such as `ToastOptions`; other names are
 * skipped.
 * @returns The tables by the name of a component, such as `Slider` or `Select.Option`, of what a
 * ref to it holds, `Slider.ref`, or of a type.
 * @throws {Problem} When a library is not there, or has no types.
 */
export function deriveReference(
  project: string,
  libraries: readonly Library[],
  asked: readonly string[] = [],
): DeclaredReference {
  const specifiers = libraries.map((library) => specifierOf(project, library));
  const compiled = createCompiler(project)(
    specifiers.map((each, index) => `import * as Library${index} from '${each}';`).join('\n'),
  );
  const { checker, program } = compiled;
  const isInherited = createInheritance(program);
  const types = new Map<string, string>();
  const { entries, inherited }: Derived = { entries: {}, inherited: {} };

  const isForeign = ({ symbols }: Prop) =>
    symbols.every(({ declarations = [] }) => declarations.every(isInherited));

  libraries.forEach((library, index) => {
    const installed = findInstalled(project, library.name);
    const code = createPublishedCode(library.source === undefined ? installed?.folder : undefined);
    const toEntry = createEntries(checker, code, types);
    const addTable = (id: string, component: Component, props: readonly Prop[]) => {
      entries[id] ??= Object.fromEntries(
        props.map((prop) => [prop.name, toEntry(component, prop)]),
      );
    };
    const addProps = (component: Component, props: readonly Prop[]) => {
      addTable(
        component.id,
        component,
        props.filter((prop) => !isForeign(prop)),
      );
      const rest = countInherited(props.filter(isForeign));
      if (rest) inherited[component.id] ??= rest;
    };
    const module = moduleOf(compiled, specifiers[index] ?? '', library);
    for (const component of componentsIn(checker, module, library.name)) {
      addProps(component, propsOf(checker, component.props));
      const members = membersOfRef(checker, component);
      if (members.length > 0) addTable(`${component.id}.ref`, component, members.map(optional));
    }
    for (const type of typesIn(checker, module, asked)) {
      const fields = fieldsOf(checker, type.props);
      if (fields.length > 0) addProps(type, fields);
    }
  });
  return { tables: entries, inherited, types: Object.fromEntries(types) };
}
