import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dependenciesOf, findInstalled, REACT_PACKAGES } from '../build/installed';
import { Problem } from '../lib/problem';
import type { Engine } from './engine';
import type { OwnLibrary } from './folder';
import { makePages } from './makePages';
import { addArguments } from './manager';
import type { Page } from './pages';
import { hasTypes, readLibrary, type LibraryPlace } from './readLibrary';
import type { LibraryFacts } from './library';
import { chooseReact, readPublished, type Published } from './registry';
import { startRenderer } from './renderer';
import { faultIn, type Run } from './shell';

/** What a site is going to have, found without a change of its folder. */
export interface Plan {
  facts: LibraryFacts;
  pages: readonly Page[];
  /** Packages that have to be added to the folder, beside the one that makes the site. */
  packages: readonly string[];
  /** Versions of packages with nothing but types, which its `package.json` has to list. */
  types: Readonly<Record<string, string>>;
}

/** Gets what is going on, a line each. */
export type Say = (line: string) => void;

const PUBLISHED = ['name', 'version', 'peerDependencies'];

const view = (run: Run, spec: string, fields: readonly string[], folder: string) =>
  run('npm', ['view', spec, ...fields, '--json'], folder);

/** The newest React that both a library and the site run with. */
async function findReact(
  run: Run,
  published: Published,
  { react }: Engine,
  folder: string,
): Promise<string> {
  const ofLibrary = await view(run, `react@${published.react}`, ['version'], folder);
  const ofSite = await view(run, `react@${react}`, ['version'], folder);
  return chooseReact(published, react, ofLibrary, ofSite);
}

async function planAt(
  place: LibraryPlace,
  scratch: string,
  say: Say,
): Promise<Omit<Plan, 'packages' | 'types'>> {
  say(`▸ Reading the types of ${place.name}`);
  const { facts, check } = readLibrary(place);
  const file = path.join(scratch, 'render.cjs');
  const { render, close } = await startRenderer(
    place.folder,
    place.source ?? place.name,
    facts.exports,
    file,
  );
  try {
    const { length } = facts.components;
    say(`▸ Trying a first demo of ${length === 1 ? 'its component' : `its ${length} components`}`);
    return { facts, pages: await makePages(facts, check, render) };
  } finally {
    close();
  }
}

async function install(run: Run, folder: string, specs: readonly string[]): Promise<void> {
  const ran = await run('npm', addArguments('npm', specs, false), folder);
  if (ran.status === 0) return;
  throw new Problem({
    what: `${specs.join(', ')} cannot be installed.`,
    why: `npm says: ${faultIn(ran)}`,
    fix: 'mend what it names; nothing was changed in this folder.',
  });
}

/** The package with the types of another. */
const typesOf = (name: string) => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

/** Plans a site for a package of the registry, which is installed elsewhere to be looked at. */
async function planPublished(
  run: Run,
  spec: string,
  engine: Engine,
  scratch: string,
  say: Say,
): Promise<Plan> {
  const published = readPublished(spec, await view(run, spec, PUBLISHED, scratch));
  const { name, version } = published;
  const react = await findReact(run, published, engine, scratch);
  const specs = [`${name}@${version}`, ...REACT_PACKAGES.map((each) => `${each}@${react}`)];
  const folder = path.join(scratch, 'trial');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const ofReact = REACT_PACKAGES.map(typesOf);
  say(`▸ npm: installing ${name} ${version} in a folder for temporary files`);
  await install(run, folder, [
    ...specs,
    ...ofReact.map((each) => `${each}@${react.split('.', 1)[0]}`),
  ]);
  if (!hasTypes(folder, name))
    await run('npm', addArguments('npm', [typesOf(name)], false), folder);
  // Named, since not every program puts what others depend on where the site finds it.
  const types = [...ofReact, typesOf(name)].flatMap((each) => {
    const found = findInstalled(folder, each);
    return found ? [[each, found.version] as const] : [];
  });
  const installed = findInstalled(folder, name);
  if (!installed) throw new Error(`npm did not install ${name} in ${folder}.`);
  const planned = await planAt({ folder, name, installed, source: undefined }, scratch, say);
  return { ...planned, packages: specs, types: Object.fromEntries(types) };
}

/** Plans a site for sources of the same repository. */
async function planOwn(
  run: Run,
  folder: string,
  { name, installed, source }: OwnLibrary,
  engine: Engine,
  scratch: string,
  say: Say,
): Promise<Plan> {
  const listed = dependenciesOf(folder) ?? new Set();
  const found = REACT_PACKAGES.map((each) => [each, findInstalled(folder, each)?.version] as const);
  const version = found[0]?.[1];
  if (found.some(([, each]) => each === undefined) || version === undefined)
    throw new Problem({
      what: 'React is not installed here.',
      why: 'what the library exports is read from its sources and tried, which takes react, react-dom and @types/react.',
      fix: 'add them to its devDependencies and install its packages, then run the command again.',
    });
  await findReact(run, { name, version: '', react: version }, engine, scratch);
  const planned = await planAt({ folder, name, installed, source }, scratch, say);
  const missing = found.filter(([each]) => !listed.has(each));
  return { ...planned, packages: missing.map(([each, has]) => `${each}@${has}`), types: {} };
}

/** What a plan is made for. */
export interface Wanted {
  /** Folder of the site. */
  folder: string;
  /** The package that was asked for; of no use where the library is the folder's own. */
  spec: string;
  own: OwnLibrary | undefined;
  engine: Engine;
}

/**
 * Finds out what a site is going to have. What it needs for that is in a folder for temporary
 * files.
 *
 * @param say - Gets each step, a line.
 * @throws {Problem} When there is no such package, or one that no site can be made for.
 */
export async function makePlan(
  run: Run,
  { folder, spec, own, engine }: Wanted,
  say: Say,
): Promise<Plan> {
  const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-')));
  try {
    return own
      ? await planOwn(run, folder, own, engine, scratch, say)
      : await planPublished(run, spec, engine, scratch, say);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
