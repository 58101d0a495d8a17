/** How a package manager installs what a folder names, without asking anything. */
export function installing(manager: string): readonly [command: string, args: readonly string[]] {
  if (manager === 'npm') return ['npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']];
  return ['npx', ['--yes', manager, 'install', '--reporter=silent']];
}
