import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { rehypeComparisons } from '../../demo/code/rehypeComparisons';
import { rehypeSources } from '../../demo/code/rehypeSources';
import { describedTables } from '../../rc-select/reference/described';
import { GROUP_TITLES } from '../../rc-select/reference/groups';
import { readCommitTimes } from '../../page/markdown/commitTimes';
import { remarkPage } from '../../page/markdown/remarkPage';
import { loaderNamed, ruleNamed } from '../site/webpackChain';
import { rehypeTableGroups } from './rehypeTableGroups';

/** What dumi's Markdown loader makes of a page, each as a module of its own. */
const PARTS = ['md', 'md-frontmatter', 'md-text', 'md-demo', 'md-demo-index'];

const DUMI = {
  by: 'dumi',
  why: 'pages would be compiled twice, and bundle every dependency of a demo a second way.',
  file: 'src/plugins/page/markdown.ts',
};

/** A hash of our plugins for their options, by which dumi caches compiled pages. */
function versionOf(folders: string[], options: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const folder of folders) {
    for (const file of readdirSync(folder).sort())
      hash.update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** A hash of what else a plugin reads. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * The routes in the options of dumi's loader, which makes the key of a compiled page from all of
 * them as JSON. A hash is as good there, and does not make each page slower with each other page.
 */
function asHashInJson(routes: object): object {
  const hash = createHash('sha256').update(JSON.stringify(routes)).digest('hex');
  return Object.defineProperty({ ...routes }, 'toJSON', { value: () => hash });
}

/** dumi plugin: the site's own steps of Markdown compilation. */
export default function markdown(api: IApi): void {
  const commitTimes = readCommitTimes(api.cwd, 'docs');
  const tables = hashOf(
    JSON.stringify([describedTables, GROUP_TITLES]) +
      readFileSync(path.join(api.cwd, 'src/plugins/page/rehypeTableGroups.ts'), 'utf8'),
  );
  const version = versionOf(
    ['src/page/markdown', 'src/demo/code'].map((name) => path.join(api.cwd, name)),
    [...commitTimes],
  );

  api.describe({ key: 'site:markdown' });

  api.modifyConfig(
    (config: { extraRemarkPlugins?: unknown[]; extraRehypePlugins?: unknown[] }) => ({
      ...config,
      extraRemarkPlugins: [
        ...(config.extraRemarkPlugins ?? []),
        [remarkPage, { version, commitTimes, publicFolder: path.join(api.cwd, 'public') }],
      ],
      extraRehypePlugins: [
        ...(config.extraRehypePlugins ?? []),
        [rehypeSources, { version, project: api.cwd }],
        rehypeComparisons,
        [rehypeTableGroups, { version: tables }],
      ],
    }),
  );

  api.chainWebpack((memo) => {
    // dumi's context for live demos would bundle every dependency a second way. It is off for every
    // part of a page, not only for the demos, because dumi transforms a page again for those with
    // other options.
    for (const part of PARTS) {
      loaderNamed(memo, `dumi-md.${part}`, `${part}-loader`, DUMI).tap(
        ({ routes = {}, ...options }: { routes?: object }) => ({
          ...options,
          routes: asHashInJson(routes),
          disableLiveDemo: true,
        }),
      );
    }
    // Those are empty modules. dumi transforms them too, and then forgets which files the page
    // depends on, and transforms that again (dumi/dist/loaders/markdown/index.js).
    ruleNamed(memo, 'dumi-md', DUMI).resourceQuery({ not: [/watch=parent/] });
    return memo;
  });
}
