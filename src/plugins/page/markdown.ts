import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { rehypeSources } from '../../demo/code/rehypeSources';
import { remarkPage } from '../../page/markdown/remarkPage';

/** A hash of our plugins for their options, by which dumi caches compiled pages. */
function versionOf(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of readdirSync(folder).sort())
      hash.update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** dumi plugin: the site's own steps of Markdown compilation. */
export default function markdown(api: IApi): void {
  const version = versionOf(
    ['src/page/markdown', 'src/demo/code'].map((name) => path.join(api.cwd, name)),
  );

  api.describe({ key: 'site:markdown' });

  api.modifyConfig(
    (config: { extraRemarkPlugins?: unknown[]; extraRehypePlugins?: unknown[] }) => ({
      ...config,
      extraRemarkPlugins: [...(config.extraRemarkPlugins ?? []), [remarkPage, { version }]],
      extraRehypePlugins: [
        ...(config.extraRehypePlugins ?? []),
        [rehypeSources, { version, project: api.cwd }],
      ],
    }),
  );
}
