import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageSizes } from '../../../src/build/packageSizes';

/** kB of source by package. */
type Sizes = ReadonlyMap<string, number>;

/** The project's own code, which is not written down. */
const SITE = 'site';

const sizes = JSON.parse(
  readFileSync('.dumi/tmp-production/package-sizes.json', 'utf8'),
) as PackageSizes;

/** The packages in some scripts, the largest first. */
export function packagesIn(scripts: Iterable<string>): Sizes {
  const bytes = new Map<string, number>();
  for (const script of scripts) {
    for (const [name, size] of Object.entries(sizes[script] ?? {}))
      bytes.set(name, (bytes.get(name) ?? 0) + size);
  }
  return new Map(
    [...bytes].sort(([, a], [, b]) => b - a).map(([name, size]) => [name, Math.round(size / 1000)]),
  );
}

/** A list of packages, a line each. */
export function toList(packages: Sizes): string {
  return [...packages].map(([name, size]) => `${name}: ${size} kB`).join('\n');
}

/** The same without the site's own code: what is written down. */
export function toRecord(packages: Sizes): string {
  return toList(new Map([...packages].filter(([name]) => name !== SITE)));
}

/** Reads what is written down; nothing where there is no such file yet. */
export function readRecord(file: string): Sizes {
  const path = join(__dirname, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new Map(
    [...text.matchAll(/^(.+): (\d+) kB$/gm)].map(([, name = '', size]) => [name, Number(size)]),
  );
}

/** What came in since the packages were written down: those that are new or have grown. */
export function whatCameIn(before: Sizes, now: Sizes): string {
  const grown = [...now].flatMap(([name, size]) => {
    const known = before.get(name);
    if (name === SITE || size <= (known ?? -1)) return [];
    return [known === undefined ? `${name}: ${size} kB, new` : `${name}: ${known} to ${size} kB`];
  });
  return grown.length > 0 ? grown.join('\n') : 'no package, so it is the code of the site';
}
