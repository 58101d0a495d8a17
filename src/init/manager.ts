import type { Fields } from '../lib/read';

/** A program that installs packages. */
export type Manager = 'npm' | 'pnpm' | 'yarn';

const LOCK_FILES: readonly (readonly [file: string, manager: Manager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['package-lock.json', 'npm'],
];

/**
 * The program that a folder uses, by its lock file, or else the one that runs this command.
 *
 * @param files - Names of the files in the folder and in those above it.
 * @param agent - `npm_config_user_agent`.
 */
export function managerOf(files: ReadonlySet<string>, agent = ''): Manager {
  const [, byFile] = LOCK_FILES.find(([file]) => files.has(file)) ?? [];
  const [, byAgent] = /^(npm|pnpm|yarn)\//.exec(agent) ?? [];
  return byFile ?? (byAgent === 'pnpm' || byAgent === 'yarn' ? byAgent : 'npm');
}

/** The arguments with which a program adds packages in their exact versions. */
export function addArguments(
  manager: Manager,
  specs: readonly string[],
  isForDevelopment: boolean,
): string[] {
  if (manager === 'npm')
    return [
      'install',
      '--save-exact',
      ...(isForDevelopment ? ['--save-dev'] : []),
      '--no-audit',
      '--no-fund',
      ...specs,
    ];
  const exact = manager === 'pnpm' ? '--save-exact' : '--exact';
  return [
    'add',
    exact,
    ...(isForDevelopment ? [manager === 'pnpm' ? '--save-dev' : '--dev'] : []),
    ...specs,
  ];
}

/** Names of the scripts for writing and for building, of which a package may have its own. */
export function scriptNames(scripts: Fields): { write: string; build: string; serve: string } {
  const isFree = ['dev', 'build', 'serve'].every((name) => scripts[name] === undefined);
  return isFree
    ? { write: 'dev', build: 'build', serve: 'serve' }
    : { write: 'docs', build: 'docs:build', serve: 'docs:serve' };
}
