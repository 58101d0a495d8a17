import type { IApi } from 'dumi';
import { exportsAmong } from '../../build/exportsAmong';
import { moduleOf } from '../../build/installed';
import { siteOf } from '../../build/settings';
import type { GivenTarget, PlaygroundTarget } from '../target';

/** What `defineSite` says of the playground, which umi types as a record of anything. */
interface Settings {
  playground: GivenTarget | undefined;
}

/** Read once: to ask a package what it exports, all of it is bundled. */
const targets = new WeakMap<GivenTarget, PlaygroundTarget>();

function toTarget(api: IApi, given: GivenTarget): PlaygroundTarget {
  const module = moduleOf(siteOf(api).demos, given.package);
  const isNamed = !given.import && exportsAmong(api.cwd, module, [given.name]).length > 0;
  return { import: isNamed ? 'named' : 'default', ...given };
}

/**
 * The component that the site has a playground of: what the package exports by its name, or else by
 * default. Undefined where the site has no playground.
 */
export function playgroundOf(api: IApi): PlaygroundTarget | undefined {
  const given = (api.userConfig as Settings).playground;
  if (!given) return undefined;
  const target = targets.get(given) ?? toTarget(api, given);
  targets.set(given, target);
  return target;
}
