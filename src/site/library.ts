import { existsSync } from 'node:fs';
import hostedGit from 'hosted-git-info';
import { isRecord, isText } from '../lib/read';
import path from 'node:path';
import { findPackage } from '../build/installed';
import type { LibrarySettings, LibrarySource } from '../build/settings';

/** What `.dumirc.ts` says of the library; the rest is what its `package.json` says. */
export interface LibraryConfig {
  /**
   * Name of the package; of several, the site is called by the first. They are dependencies of the
   * site.
   */
  package: string | readonly string[];
  /**
   * The module that demos get for the package, where its sources are in the same repository, such
   * as `../src/index.tsx`; its types are read from there, and its version from the `package.json`
   * above it. It need not be installed then.
   */
  source?: string;
  /** What it is in a few words. Left out: the description of the package. */
  tagline?: string;
  /** Address of its repository. Left out: that of the package. */
  repository?: string;
  /**
   * Branch that readers edit pages on. Left out: `main` where `source` or `repository` says that
   * the site is in the repository of the library; otherwise pages cannot be edited.
   */
  branch?: string;
  /** Whether others than the authors of the library make the site, which its footer says then. */
  isIndependent?: boolean;
}

/** The packages that the site documents. */
export function packagesOf({ package: given }: LibraryConfig): readonly string[] {
  return typeof given === 'string' ? [given] : given;
}

/** The sources of the library; undefined where it is installed. */
export function sourceOf(folder: string, config: LibraryConfig): LibrarySource | undefined {
  const [name] = packagesOf(config);
  if (config.source === undefined || name === undefined) return undefined;
  return { package: name, file: path.resolve(folder, config.source) };
}

/** The address of a repository for people, from what `repository` of a package may be. */
function repositoryOf(found: unknown): string | undefined {
  const address = isRecord(found) ? found.url : found;
  if (!isText(address)) return undefined;
  return hostedGit.fromUrl(address)?.browse() ?? address.replace(/^git\+|\.git$/g, '');
}

/** Where a site is in its git repository, with a slash at the end; empty at the root of it. */
function placeOf(folder: string, below = ''): string {
  const parent = path.dirname(folder);
  if (existsSync(path.join(folder, '.git'))) return below;
  return parent === folder ? '' : placeOf(parent, `${path.basename(folder)}/${below}`);
}

/**
 * What a site says of its library. A package that is not installed says nothing (siteProblems.ts).
 *
 * @param folder - Folder of the site.
 */
export function readLibrary(
  folder: string,
  config: LibraryConfig,
): LibrarySettings & { isPrivate: boolean } {
  const [name = ''] = packagesOf(config);
  const where = { project: folder, source: sourceOf(folder, config) };
  const { manifest = {}, version = '' } = findPackage(where, name) ?? {};
  const repository = config.repository ?? repositoryOf(manifest.repository);
  const branch = config.branch ?? ((config.source ?? config.repository) && 'main');
  return {
    name,
    libraryVersion: version,
    tagline: config.tagline ?? (isText(manifest.description) ? manifest.description : ''),
    repository,
    isPrivate: manifest.private === true,
    isIndependent: config.isIndependent ?? false,
    editLink: repository && branch && `${repository}/edit/${branch}/${placeOf(folder)}{filename}`,
  };
}
