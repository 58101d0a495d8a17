import path from 'node:path';
import type { IApi } from 'dumi';
import type { PlaygroundTarget } from '../target';
import { targetCode } from './targetCode';

/**
 * dumi plugin: the component that the setting `playground` of `.dumirc.ts` names, as a module.
 */
export default function playground(api: IApi): void {
  api.describe({
    key: 'playground',
    // The compiler has checked it.
    config: { schema: ({ zod }) => zod.any() },
  });

  api.onGenerateFiles(() => {
    const { playground: target } = api.userConfig as { playground?: PlaygroundTarget };
    const content = targetCode(target, api.cwd.replaceAll(path.sep, '/'));
    api.writeTmpFile({ noPluginDir: true, path: 'dumi/playground.ts', content });
  });
}
