import path from 'node:path';
import { readManifest } from '../build/installed';
import { PACKAGE_ROOT } from '../build/packageRoot';
import { isRecord, isText } from '../lib/read';

/** The package that makes the site: the one that this code is part of. */
export interface Engine {
  name: string;
  /** What a package manager installs: a version of it, or the path of the tarball that it is in. */
  spec: string;
  /** The versions of React that sites are built with. */
  react: string;
}

/**
 * The tarball that a package was installed from. The folder that it is in lists it, also the one
 * for temporary files that npx and `pnpm dlx` make for a package that is only run.
 *
 * @param from - Folder of the package, wherever a package manager has put it.
 * @returns An absolute path; undefined where a registry had it.
 */
export function tarballOf(name: string, from: string): string | undefined {
  const folder = path.dirname(from);
  if (folder === from) return undefined;
  const { dependencies, devDependencies } = readManifest(folder)?.manifest ?? {};
  const lists = [dependencies, devDependencies].filter(isRecord);
  const [spec] = lists.map((list) => list[name]).filter(isText);
  if (spec === undefined) return tarballOf(name, folder);
  return spec.startsWith('file:') ? path.resolve(folder, spec.slice('file:'.length)) : undefined;
}

/** What this code says of its own package. */
export function ownEngine(): Engine {
  const { manifest = {}, version = '' } = readManifest(PACKAGE_ROOT) ?? {};
  const name = isText(manifest.name) ? manifest.name : '';
  const peers = isRecord(manifest.peerDependencies) ? manifest.peerDependencies : {};
  return {
    name,
    spec: tarballOf(name, PACKAGE_ROOT) ?? `${name}@${version}`,
    react: isText(peers.react) ? peers.react : '*',
  };
}
