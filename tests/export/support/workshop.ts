import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Problem } from '../../../src/base/problem';
import type { Project } from '../../../src/demo/code/model';

/** Where exported projects are tried out. */
export interface Workshop {
  /** Folder of the installed packages, kept among the system's temporary ones for the next run. */
  packages: string;
  /** Folder below it for the projects of this run; Node finds the packages from there. */
  projects: string;
}

const execute = promisify(execFile);

/** Without a registry, npm would retry for minutes before it fails. */
const INSTALL = [
  'install',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--fetch-timeout=60000',
];

const builder = fileURLToPath(new URL('buildAll.mjs', import.meta.url));

function outputOf(error: unknown): string {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  return `${stdout}${stderr}`.trim();
}

async function install(packageJson: string, folder: string): Promise<void> {
  const unfinished = await mkdtemp(join(tmpdir(), 'exported-demos-'));
  try {
    await writeFile(join(unfinished, 'package.json'), packageJson);
    await execute('npm', INSTALL, {
      cwd: unfinished,
      shell: process.platform === 'win32',
    });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Problem({
      what: 'The packages of exported demos cannot be installed.',
      why: `npm says: ${outputOf(error).split('\n', 3).join(' ')}`,
      fix: 'see that the npm registry can be reached, and that it has the versions in package-lock.json.',
    });
  }
}

/**
 * Installs the packages that all exported projects name, once for all of them, from the registry.
 */
export async function openWorkshop(packageJson: string): Promise<Workshop> {
  const key = createHash('sha256').update(packageJson).digest('hex').slice(0, 12);
  const packages = join(tmpdir(), `exported-demos-${key}`);
  if (!existsSync(packages)) await install(packageJson, packages);
  return { packages, projects: await mkdtemp(join(packages, 'run-')) };
}

/** Writes the files of a project to its own folder, and returns the folder. */
export async function writeProject(workshop: Workshop, { id, files }: Project): Promise<string> {
  const folder = join(workshop.projects, id);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}

/**
 * Runs a script as on a reader's machine, which runs no test; what it prints is the message when it
 * fails.
 */
async function runNode({ projects }: Workshop, args: readonly string[]): Promise<void> {
  const env = { ...process.env };
  delete env.NODE_ENV;
  try {
    await execute(process.execPath, [...args], { cwd: projects, env });
  } catch (error) {
    throw new Error(outputOf(error), { cause: error });
  }
}

/**
 * Type-checks projects in one program, which reads the types of packages once. That takes projects
 * with the same configuration.
 */
export async function checkTypes(workshop: Workshop, [first = '', ...rest]: readonly string[]) {
  await writeFile(
    join(workshop.projects, 'tsconfig.json'),
    JSON.stringify({
      extends: `./${first}/tsconfig.json`,
      include: [`${first}/vite.config.ts`, ...[first, ...rest].map((id) => `${id}/src`)],
    }),
  );
  const compiler = join(workshop.packages, 'node_modules/typescript/bin/tsc');
  await runNode(workshop, [compiler, '--project', workshop.projects]);
}

/** Builds projects with Vite, each with its own configuration, to `dist` within their folders. */
export function buildProjects(workshop: Workshop, ids: readonly string[]): Promise<void> {
  const vite = join(workshop.packages, 'node_modules/vite/dist/node/index.js');
  return runNode(workshop, [builder, vite, ...ids]);
}
