import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Project } from '../../../src/demo/code/model';
import { installPackages, outputOf } from '../../support/installPackages';

/** Where exported projects are tried out. */
export interface Workshop {
  /** Folder of the installed packages, kept among the system's temporary ones for the next run. */
  packages: string;
  /** Folder below it for the projects of this run; Node finds the packages from there. */
  projects: string;
}

const execute = promisify(execFile);

const builder = fileURLToPath(new URL('buildAll.mjs', import.meta.url));

/**
 * Installs the packages that all exported projects name, once for all of them, from the registry.
 */
export async function openWorkshop(packageJson: string): Promise<Workshop> {
  const packages = await installPackages('exported-demos', packageJson);
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
