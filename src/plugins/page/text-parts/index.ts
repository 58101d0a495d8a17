import path from 'node:path';
import type { IApi } from 'dumi';
import { separateText } from './separateText';

const TAB_KEY = /\$tab-([^.]+)\.md$/;

/**
 * dumi plugin: the text of a page is in its document, and not a second time in its script. On the
 * development server documents are empty, so there the script has it.
 */
export default function textParts(api: IApi): void {
  const textPart = path.join(api.cwd, 'theme/text/TextPart.tsx');

  api.describe({ key: 'site:text-parts', enableBy: () => api.name === 'build' });

  api.chainWebpack((memo, { ssr }: { ssr?: boolean }) => {
    const transform = (code: string, file: string) => {
      const tab = TAB_KEY.exec(file)?.[1];
      const prefix = tab === undefined ? '' : `${tab}-`;
      const separated = separateText(code, prefix, ssr ? 'document' : 'browser');
      return `import { TextPart } from ${JSON.stringify(textPart)};\n${separated}`;
    };
    memo.module
      .rule('dumi-md')
      .oneOf('md')
      .use('text-parts')
      .before('md-loader')
      .loader(path.join(__dirname, '../../site/transformLoader.cjs'))
      .options({ transform });
    return memo;
  });
}
