import path from 'node:path';
import { installPackages } from '../../tests/support/installPackages';
import { deriveReference } from '../../src/reference/build/derive';
import type { DeclaredEntry, DeclaredReference } from '../../src/reference/merge';
import { PACKAGES, type DocumentedProp, type TriedPackage } from './packages';

/** The React that is installed beside them, as this project has it. */
const BESIDE = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
};

/** How a prop that is documented comes out. */
interface Outcome {
  prop: DocumentedProp;
  entry: DeclaredEntry | undefined;
}

const list = (props: readonly string[]) => (props.length > 0 ? props.join(', ') : '-');

function outcomesOf(
  tables: DeclaredReference['tables'],
  props: readonly DocumentedProp[],
): Outcome[] {
  return props.map((prop) => ({ prop, entry: tables[prop.component]?.[prop.name] }));
}

function rowOf({ name, version, documented }: TriedPackage, project: string): string[] {
  const start = performance.now();
  const { tables } = deriveReference(project, [{ name }]);
  const seconds = (performance.now() - start) / 1000;
  const ids = Object.keys(tables);
  const contexts = ids.filter((id) => id.endsWith('Context'));
  const refs = ids.filter((id) => id.endsWith('.ref'));
  const components = ids.filter((id) => !contexts.includes(id) && !refs.includes(id));
  const entries = components.flatMap((id) => Object.values(tables[id] ?? {}));
  const outcomes = outcomesOf(tables, documented(path.join(project, 'node_modules', name)));
  const missed = outcomes.filter(({ entry }) => !entry).map(({ prop }) => prop.name);
  const defaults = outcomes.filter(({ prop, entry }) => prop.default !== undefined && entry);
  const right = defaults.filter(({ prop, entry }) => prop.default === entry?.default);
  const other = defaults.filter(
    ({ prop, entry }) => entry?.default !== undefined && prop.default !== entry.default,
  );
  return [
    `${name} ${version}`,
    String(components.length),
    String(refs.length),
    String(contexts.length),
    String(entries.length),
    String(entries.filter(({ description }) => description !== undefined).length),
    outcomes.length > 0 ? `${outcomes.length - missed.length} of ${outcomes.length}` : '-',
    list([...new Set(missed)]),
    defaults.length > 0 ? `${right.length} of ${defaults.length}` : '-',
    list(other.map(({ prop, entry }) => `${prop.name}: ${prop.default}, code ${entry?.default}`)),
    seconds.toFixed(1),
  ];
}

const HEADS = [
  'package',
  'components',
  'refs',
  'contexts',
  'own props',
  'with a comment',
  'documented found',
  'documented missed',
  'documented defaults found',
  'another default',
  'seconds',
];

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Measures all packages, and prints a table in Markdown. */
async function main(): Promise<void> {
  const versions = Object.fromEntries(PACKAGES.map(({ name, version }) => [name, version]));
  const project = await installPackages(
    'reference',
    JSON.stringify({ private: true, dependencies: { ...BESIDE, ...versions } }),
  );
  console.log(line(HEADS));
  console.log(line(HEADS.map(() => '---')));
  for (const each of PACKAGES) console.log(line(rowOf(each, project)));
}

void main();
