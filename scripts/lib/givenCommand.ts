import { managerOf } from '../../src/init/manager';

/**
 * The command that a person has given, by the script of a package.json that runs this program.
 *
 * @param env - Variables that package managers set for scripts.
 * @returns Such as `npm run serve`; undefined where it was run by its own name.
 */
export function givenCommand({
  npm_lifecycle_event: script,
  npm_config_user_agent: agent,
}: NodeJS.ProcessEnv): string | undefined {
  if (script === undefined || script === 'npx') return undefined;
  const manager = managerOf(new Set(), agent);
  return script === 'start' || manager === 'yarn'
    ? `${manager} ${script}`
    : `${manager} run ${script}`;
}
