import Chain from '@umijs/bundler-webpack/compiled/webpack-5-chain';
import dumi from 'dumi/package.json';
import umi from 'umi/package.json';
import { expect, test } from 'vitest';
import staticHtml from '../../../src/site/build/static-html/index';
import tabDocuments from '../../../src/site/build/tabDocuments';
import { UnloadedEntry } from '../../../src/site/build/unloadedEntry';
import serverBuild from '../../../src/build/serverBuild';
import { SITE } from '../../support/site';
import { pluginHooks } from '../../support/pluginHooks';

const API = {
  name: 'build',
  cwd: process.cwd(),
  userConfig: { site: SITE },
  config: { base: '/', publicPath: '/' },
};

const says = (what: string) =>
  new RegExp(`^${what.replaceAll('.', '\\.')}.*\\n {2}Why: .*\\n {2}What to do: `);

/** webpack's configuration with a loader of a rule, as umi and dumi name them. */
function chainWith(rules: readonly (readonly [rule: string, loader: string])[]): Chain {
  const chain = new Chain();
  for (const [name, loader] of rules) {
    const [outer = '', inner] = name.split('.');
    const rule = chain.module.rule(outer);
    if (inner === undefined) rule.use(loader).loader('a').options({});
    else rule.oneOf(inner).use(loader).loader('a').options({});
  }
  return chain;
}

test('a build ends where dumi has no Babel for pages, though umi has it for scripts', async () => {
  const { run } = pluginHooks(serverBuild, API);
  const ofUmi = ['src', 'jsx-ts-tsx', 'extra-src'].map((name) => [name, 'babel-loader'] as const);
  await expect(run('chainWebpack', chainWith(ofUmi), { ssr: true })).rejects.toThrow(
    says(`dumi ${dumi.version} does not make the rule \`dumi-md\``),
  );
});

/** The documents of the tabs of a page, in a build of umi. */
async function runTabs(exportHtmlData?: object[]) {
  const routes = { a: { absPath: '/', file: 'docs/index.md' } };
  const hooks = pluginHooks(tabDocuments, { ...API, appData: { routes, exportHtmlData } });
  const file = (name: string) => `${API.cwd}/docs/${name}.md`;
  await hooks.run('dumi.modifyMetaFiles', [
    { id: 'index', file: file('index'), tabs: '["tab"]' },
    { id: 'tab', file: file('index.$tab-more') },
  ]);
  await hooks.run('onGenerateFiles');
  return hooks;
}

test('a build ends where umi has no list of the documents that it renders', async () => {
  await expect(runTabs()).rejects.toThrow(
    says(`@umijs/preset-umi ${umi.version} does not make a list \`exportHtmlData\``),
  );
});

test('a build ends where the document of a tab is missing, or cannot lead to its page', async () => {
  const { run } = await runTabs([]);
  await expect(run('modifyExportHTMLFiles', [])).rejects.toThrow(
    says(`@umijs/preset-umi ${umi.version} does not make a document of /tab/more`),
  );
  const file = { path: 'tab/more/index.html', content: '<HTML>' };
  await expect(run('modifyExportHTMLFiles', [file])).rejects.toThrow(
    says(`@umijs/server ${umi.version} does not make a document with \`<html\``),
  );
});

test('a build ends where umi gives no statistics of webpack', async () => {
  const { run } = pluginHooks(staticHtml, API);
  await expect(run('modifyExportHTMLFiles', [], {})).rejects.toThrow(
    says(`@umijs/preset-umi ${umi.version} does not make statistics of webpack`),
  );
});

test('a build ends where webpack has no entry of the pages', () => {
  const compile = (entrypoints: Map<string, never>) =>
    new UnloadedEntry('pages').apply({
      hooks: {
        compilation: {
          tap: (_name, fn) =>
            fn({
              entrypoints,
              deleteAsset: () => undefined,
              hooks: { processAssets: { tap: (_options, run) => run() } },
            }),
        },
      },
    });
  expect(() => compile(new Map<string, never>())).toThrow(
    says(`@umijs/bundler-webpack ${umi.version} does not make an entry point \`pages\``),
  );
});
