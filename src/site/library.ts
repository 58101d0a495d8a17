import hostedGit from 'hosted-git-info';
import { isRecord, isText } from '../lib/read';
import { Problem } from '../lib/problem';
import { findInstalled, type InstalledPackage } from '../build/installed';
import type { LibrarySettings } from '../build/settings';

/** What `.dumirc.ts` says of the library; the rest is what its `package.json` says. */
export interface LibraryConfig {
  /**
   * Name of the package; of several, the site is called by the first. They are dependencies of the
   * site.
   */
  package: string | readonly [string, ...string[]];
  /** What it is in a few words. Left out: the description of the package. */
  tagline?: string;
  /** Address of its repository. Left out: that of the package. */
  repository?: string;
  /** Branch that readers edit pages on. Left out: `main`. */
  branch?: string;
}

/** The packages that the site documents. */
export function packagesOf(config: LibraryConfig): readonly [string, ...string[]] {
  return typeof config.package === 'string' ? [config.package] : config.package;
}

function requirePackage(folder: string, name: string): InstalledPackage {
  const found = findInstalled(folder, name);
  if (found) return found;
  throw new Problem(
    {
      what: `the package ${name} is not installed.`,
      why: '`library` names it; its version, its types and what demos run come from it.',
      fix: `run "npm install --save-exact ${name}", or correct the name.`,
    },
    '.dumirc.ts',
  );
}

/** The address of a repository for people, from what `repository` of a package may be. */
function repositoryOf(found: unknown): string | undefined {
  const address = isRecord(found) ? found.url : found;
  if (!isText(address)) return undefined;
  return hostedGit.fromUrl(address)?.browse() ?? address.replace(/^git\+|\.git$/g, '');
}

/**
 * What a site says of its library.
 *
 * @param folder - Folder of the site.
 * @throws {Problem} When the package is not installed.
 */
export function readLibrary(folder: string, config: LibraryConfig): LibrarySettings {
  const [name, ...others] = packagesOf(config);
  const { manifest, version } = requirePackage(folder, name);
  for (const other of others) requirePackage(folder, other);
  const repository = config.repository ?? repositoryOf(manifest.repository);
  return {
    name,
    libraryVersion: version,
    tagline: config.tagline ?? (isText(manifest.description) ? manifest.description : ''),
    repository,
    editLink: repository && `${repository}/edit/${config.branch ?? 'main'}/{filename}`,
  };
}
