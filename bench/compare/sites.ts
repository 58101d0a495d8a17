import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import dumi from '../peers/dumi/package.json';
import starlight from '../peers/starlight/package.json';
import { project } from '../../scripts/lib/run';
import { Problem } from '../../src/lib/problem';
import { writeDumi } from './content/writeDumi';
import { writeStarlight } from './content/writeStarlight';

/** A site that is built and measured. */
export interface Site {
  name: string;
  /** Where `npm run build` builds it. */
  folder: string;
  /** What builds leave there, so that the next one is as cold as the first. */
  leftovers: readonly string[];
}

interface Peer {
  title: string;
  /** Folder below `bench/peers`. */
  name: string;
  write: (project: string, target: string) => Promise<void>;
  leftovers: readonly string[];
}

const PEERS: readonly Peer[] = [
  {
    title: `Starlight ${starlight.dependencies['@astrojs/starlight']}`,
    name: 'starlight',
    write: writeStarlight,
    leftovers: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
  {
    title: `stock dumi ${dumi.dependencies.dumi}, SSR`,
    name: 'dumi',
    write: writeDumi,
    leftovers: ['dist', 'server', '.dumi/tmp-production', 'node_modules/.cache'],
  },
];

/** This site. Its leftovers are named one by one, since other programs keep theirs beside them. */
const OURS: Site = {
  name: 'this site',
  folder: project,
  leftovers: [
    'dist',
    'server',
    '.dumi/tmp-production',
    'node_modules/.cache/dumi',
    'node_modules/.cache/logger',
  ],
};

/**
 * npm ignores packages published later. A `package.json` here names exact versions; with the date,
 * their dependencies have the same versions each time, too, without a lock file in the repository.
 */
const PUBLISHED_BEFORE = '2026-11-19';

/**
 * Makes a folder of `bench/peers` ready to be used, with its packages. It is copied to `.cache`, so
 * that what is installed and written there is no part of the project.
 */
export async function installPeer(name: string): Promise<string> {
  const folder = join(project, '.cache/bench', name);
  await cp(join(project, 'bench/peers', name), folder, { recursive: true });
  const { failed } = await execa(
    'npm',
    ['install', `--before=${PUBLISHED_BEFORE}`, '--no-audit', '--no-fund'],
    { cwd: folder, stdio: 'inherit', reject: false },
  );
  if (!failed) return folder;
  throw new Problem({
    what: `The packages of bench/peers/${name} could not be installed.`,
    why: 'npm install failed; its own message stands above.',
    fix: 'check the network, then run the command again.',
  });
}

async function preparePeer({ title, name, write, leftovers }: Peer): Promise<Site> {
  const folder = await installPeer(name);
  await write(project, folder);
  return { name: title, folder, leftovers };
}

/**
 * This site first, then the generators that it is compared with, given the same content.
 *
 * @param names - Folders of `bench/peers` with the generators; all, unless told.
 */
export async function prepareSites(names = PEERS.map(({ name }) => name)): Promise<Site[]> {
  const sites = [OURS];
  for (const peer of PEERS) if (names.includes(peer.name)) sites.push(await preparePeer(peer));
  return sites;
}

/** Removes what earlier builds left. */
export async function clean({ folder, leftovers }: Site): Promise<void> {
  for (const path of leftovers) await rm(join(folder, path), { recursive: true, force: true });
}
