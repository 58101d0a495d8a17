import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { format } from 'prettier';
import { isRecord } from '../src/lib/read';
import { command } from './lib/command';
import { project } from './lib/run';
import { compareReleases, type Published, type Release } from './releases/compare';
import { readSurface } from './releases/surface';

const PACKAGE = 'rc-select';

/** The releases that the page is about; not those for trying out. */
const RELEASES = /^14\.\d+\.\d+$/;

/** Where releases are unpacked: below the project, so that what their types import is found. */
const FOLDER = path.join(project, '.cache/releases');

/** What `docs/guide/releases.md` is compared with (tests/unit/docs/releases.test.ts). */
const OUTPUT = path.join(project, 'src/subject/rc-select/releases.json');

async function npmView(...args: string[]): Promise<unknown> {
  const { stdout } = await execa('npm', ['view', ...args, '--json']);
  return JSON.parse(stdout);
}

/** Unpacks a release and reads it. */
async function read(version: string): Promise<Published> {
  const folder = path.join(FOLDER, version);
  if (!existsSync(path.join(folder, 'package.json'))) {
    await mkdir(folder, { recursive: true });
    const { stdout } = await execa('npm', ['pack', `${PACKAGE}@${version}`], { cwd: FOLDER });
    await execa('tar', ['xzf', stdout.trim(), '-C', version, '--strip-components=1'], {
      cwd: FOLDER,
    });
  }
  const manifest: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const dependencies = isRecord(manifest) ? manifest.dependencies : undefined;
  return {
    surface: readSurface(folder),
    dependencies: isRecord(dependencies)
      ? Object.fromEntries(
          Object.entries(dependencies).map(([name, range]) => [name, String(range)]),
        )
      : {},
  };
}

/** Writes what each release has added, from what the registry has of all of them. */
command(async () => {
  const versions = await npmView(PACKAGE, 'versions');
  const released = (Array.isArray(versions) ? versions.map(String) : [])
    .filter((version) => RELEASES.test(version))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const releases: Record<string, Release> = {};
  let before: Published | undefined;
  for (const version of released) {
    const published = await read(version);
    if (before) {
      const release = compareReleases(before, published);
      if (Object.values(release).some(Boolean)) releases[version] = release;
    }
    before = published;
  }
  const newest = released.at(-1) ?? '';
  const record = {
    first: released[0],
    newest,
    integrity: await npmView(`${PACKAGE}@${newest}`, 'dist.integrity'),
    releases,
    members: Object.keys(before?.surface ?? {}),
  };
  await writeFile(
    OUTPUT,
    await format(JSON.stringify(record), { parser: 'json', printWidth: 100 }),
  );
});
