import type { IApi } from 'dumi';
import type { PlaygroundTarget } from '../target';

/** What `defineSite` says of the playground, which umi types as a record of anything. */
interface Settings {
  playground: PlaygroundTarget | undefined;
}

/** The component that the site has a playground of; undefined where it has none. */
export function playgroundOf(api: IApi): PlaygroundTarget | undefined {
  return (api.userConfig as Settings).playground;
}
