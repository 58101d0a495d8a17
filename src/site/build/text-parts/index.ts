import type { IApi } from 'dumi';
import { tabKeyOf } from '../../../document/page/tabAddress';
import { ownFile } from '../../../build/packageRoot';
import { loaderNamed, ruleNamed } from '../../../build/webpackChain';
import { moveTextToDocument } from './moveTextToDocument';

const DUMI = {
  by: 'dumi',
  why: 'the text of each page would be in its script, a second time.',
  file: 'src/site/build/text-parts/index.ts',
};

/**
 * dumi plugin: the text of a page is in its document, and not a second time in its script. On the
 * development server documents are empty, so there the script has it.
 */
export default function textParts(api: IApi): void {
  const textPart = ownFile('src/document/parts/TextPart.tsx');

  api.describe({ key: 'site:text-parts', enableBy: () => api.name === 'build' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    const transform = (code: string, file: string) => {
      const tab = tabKeyOf(file);
      const prefix = tab && `${tab}-`;
      const moved = moveTextToDocument(code, prefix, ssr ? 'document' : 'browser');
      return `import { TextPart } from ${JSON.stringify(textPart)};\n${moved}`;
    };
    loaderNamed(memo, 'dumi-md.md', 'md-loader', DUMI);
    ruleNamed(memo, 'dumi-md.md', DUMI)
      .use('text-parts')
      .before('md-loader')
      .loader(ownFile('src/build/transformLoader.cjs'))
      .options({ transform });
    return memo;
  });
}
