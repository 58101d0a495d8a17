import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../build/installed';
import { PACKAGE_ROOT } from '../build/packageRoot';
import { isRecord, isText } from '../lib/read';

/** The package that makes the site: the one that this code is part of. */
export interface Engine {
  name: string;
  /** What a package manager installs: a version of it, or where it was installed from. */
  spec: string;
  /** The versions of React that sites are built with. */
  react: string;
}

/**
 * The tarball that npm has installed a package from.
 *
 * @param lock - The list that npm leaves in a folder `node_modules`.
 * @param folder - The one with that folder, from which its paths start.
 * @returns An absolute path; undefined where a registry had it.
 */
export function tarballOf(lock: string, folder: string, name: string): string | undefined {
  const list: unknown = JSON.parse(lock);
  const packages = isRecord(list) && isRecord(list.packages) ? list.packages : {};
  const entry = packages[`node_modules/${name}`];
  const resolved = isRecord(entry) && isText(entry.resolved) ? entry.resolved : '';
  return resolved.startsWith('file:') ? path.resolve(folder, resolved.slice(5)) : undefined;
}

function localSource(packages: string, name: string): string | undefined {
  try {
    const lock = readFileSync(path.join(packages, '.package-lock.json'), 'utf8');
    return tarballOf(lock, path.dirname(packages), name);
  } catch {
    return undefined;
  }
}

/** What this code says of its own package. */
export function ownEngine(): Engine {
  const { manifest = {}, version = '' } = readManifest(PACKAGE_ROOT) ?? {};
  const name = isText(manifest.name) ? manifest.name : '';
  const peers = isRecord(manifest.peerDependencies) ? manifest.peerDependencies : {};
  return {
    name,
    spec: localSource(path.dirname(PACKAGE_ROOT), name) ?? `${name}@${version}`,
    react: isText(peers.react) ? peers.react : '*',
  };
}
