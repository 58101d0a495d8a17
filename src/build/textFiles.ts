import path from 'node:path';
import type { IApi } from 'dumi';
import { ownFile } from './packageRoot';
import { decodeText } from '../lib/textFile';

/** Scripts, styles and data; pages are read by their own loader (src/site/build/markdown.ts). */
const TEXT = /\.(?:[cm]?[jt]sx?|css|json|svg)$/;

/** dumi plugin: all that the site is compiled from is read as text in the same way. */
export default function textFiles(api: IApi): void {
  api.describe({ key: 'site:text-files' });

  api.chainWebpack((memo) => {
    const rule = memo.module.rule('text-files').test(TEXT).enforce('pre');
    const folders = [path.join(api.cwd, 'demos'), ownFile('src'), ownFile('theme')];
    for (const folder of folders) rule.include.add(folder);
    rule
      .use('text-files')
      .loader(ownFile('src/build/rawLoader.cjs'))
      .options({
        load: (bytes: Uint8Array, { resourcePath }: { resourcePath: string }) =>
          decodeText(bytes, resourcePath),
      });
    return memo;
  });
}
