import path from 'node:path';
import type { IApi } from 'dumi';
import { Problem } from '../../lib/problem';
import { parsePublicAddress } from '../../document/page/publicAddress';

const FILE = 'demos/suggestions/fetchSuggestions.ts';
const BASE = "const BASE = '/suggestions';";

/**
 * dumi plugin: published demos find their suggestions below a path (`SITE_ADDRESS`), too. The code
 * that readers see, edit and export keeps the path of a project of their own; what edited code
 * fetches, the page looks up (src/demo/sandbox/host/resources.ts).
 */
export default function suggestionsBase(api: IApi): void {
  const { base } = parsePublicAddress(process.env.SITE_ADDRESS);
  api.describe({
    key: 'site:suggestions-base',
    enableBy: () => base !== '/',
  });

  api.chainWebpack((memo) => {
    const transform = (code: string): string => {
      const moved = code.replace(BASE, BASE.replace('/', base));
      if (moved !== code) return moved;
      throw new Problem({
        what: `There is no line \`${BASE}\` in ${FILE}.`,
        why: `the suggestions of a site below ${base} would be looked for at the root of the host.`,
        fix: 'write the line as src/demo/build/suggestionsBase.ts expects it, or change both.',
      });
    };
    memo.module
      .rule('suggestions-base')
      .test((file: string) => file === path.join(api.cwd, FILE))
      .enforce('pre')
      .use('suggestions-base')
      .loader(path.join(__dirname, '../../build/transformLoader.cjs'))
      .options({ transform });
    return memo;
  });
}
