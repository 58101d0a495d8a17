import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findInstalled, readManifest } from '../build/installed';
import { outputName } from '../build/outputName';
import { Problem } from '../lib/problem';
import { isRecord, textOf } from '../lib/read';
import { writeFiles } from './changes';
import type { Engine } from './engine';
import { checkFree, checkWorkspace, filesAround, ownLibrary } from './folder';
import { addArguments, managerOf, scriptNames } from './manager';
import { withIgnored, withSite } from './manifest';
import type { Options } from './options';
import { makePlan, type Plan, type Say } from './plan';
import { faultIn, type Run } from './shell';
import { summaryOf } from './summary';
import { compilerOptions, siteFiles, type SiteFiles } from './texts';

/** What tells where a folder has a site. */
const CONFIGURATIONS = ['.dumirc.ts', '.dumirc.js', '.dumirc.tsx'];

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The files that a site shares with whatever else is in its folder. */
function sharedFiles(
  folder: string,
  engine: Engine,
  { output, compiler, types }: { output: string; compiler: string } & Pick<Plan, 'types'>,
): SiteFiles {
  const at = (name: string) => readText(path.join(folder, name));
  const ignored = ['node_modules', output, 'server', '.cache', '.dumi/tmp*'];
  return {
    'package.json': withSite(at('package.json'), path.basename(folder), engine.name, types),
    '.gitignore': withIgnored(at('.gitignore') ?? '', ignored),
    ...(at('tsconfig.json') === undefined && { 'tsconfig.json': compiler }),
  };
}

/**
 * Makes a site: for a package of the registry, or for the library in the folder itself.
 *
 * @param folder - Where it is made.
 * @param say - Gets what is going on, a line each.
 * @returns What to say in the end.
 * @throws {Problem} When it cannot be made; the folder is then as it was.
 */
export async function makeSite(
  { library: asked, engine: spec }: Options,
  folder: string,
  engine: Engine,
  run: Run,
  say: Say,
): Promise<string> {
  checkFree(folder, CONFIGURATIONS);
  const own = ownLibrary(folder, asked);
  const manager = managerOf(filesAround(folder), process.env.npm_config_user_agent);
  if (own && manager === 'npm') checkWorkspace(folder);
  const name = own?.name ?? asked ?? '';
  say(`▸ Making a site for ${name}, in one to four minutes`);
  const { facts, pages, packages, types } = await makePlan(
    run,
    { folder, spec: name, own, engine },
    say,
  );

  const relative = own && `./${path.relative(folder, own.source).replaceAll(path.sep, '/')}`;
  const source = relative?.replace('./..', '..');
  const files = siteFiles({
    facts,
    pages,
    engine: engine.name,
    source,
  });
  checkFree(folder, Object.keys(files));
  const before = readManifest(folder)?.manifest ?? {};
  const output = outputName(before);
  const compiler = compilerOptions(facts.name, source);
  const changes = writeFiles(folder, {
    ...files,
    ...sharedFiles(folder, engine, { output, compiler, types }),
  });

  const engineSpec = spec ?? engine.spec;
  const added = [...packages, engineSpec];
  say(
    `▸ ${manager}: installing ${added.length > 1 ? packages.join(', ') + ' and ' : ''}${engine.name}`,
  );
  const ran = await run(manager, addArguments(manager, added, own !== undefined), folder);
  if (ran.status !== 0) {
    changes.undo();
    const fault = faultIn(ran);
    const isMissing = /404|ETARGET|NO_MATCHING/.test(fault) && fault.includes(engine.name);
    const mend = isMissing
      ? `name a version of ${engine.name}, or the path of its tarball, by --site-package`
      : 'mend what it names';
    throw new Problem({
      what: 'the packages of the site cannot be installed.',
      why: `${manager} says: ${fault}`,
      fix: `${mend}, and run the command again; this folder is as it was.`,
    });
  }
  const version = own?.installed.version ?? findInstalled(folder, facts.name)?.version ?? '';
  const scripts = scriptNames(isRecord(before.scripts) ? before.scripts : {});
  const runs = manager === 'yarn' ? 'yarn' : `${manager} run`;
  return summaryOf({
    library: facts.name,
    version: textOf(version, 40),
    pages,
    runs,
    scripts,
    output,
    tarball: /^(?!https?:).*\.t(?:ar\.)?gz$/.test(engineSpec) ? engineSpec : undefined,
  });
}
