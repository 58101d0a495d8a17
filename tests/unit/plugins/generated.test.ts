import Chain from '@umijs/bundler-webpack/compiled/webpack-5-chain';
import dumi from 'dumi/package.json';
import type { IApi } from 'dumi';
import { describe, expect, test } from 'vitest';
import umi from 'umi/package.json';
import demoPages from '../../../src/demo/build/demoPages';
import demoRefresh from '../../../src/demo/build/demoRefresh';
import entry from '../../../src/site/build/entry';
import markdown from '../../../src/site/build/markdown';
import pageTable from '../../../src/site/build/pageTable';
import staticHtml from '../../../src/site/build/static-html/index';
import tabDocuments from '../../../src/site/build/tabDocuments';
import textParts from '../../../src/site/build/text-parts/index';
import tolerantText from '../../../src/site/build/tolerantText';
import loadTheme from '../../../src/build/loadTheme';
import minify from '../../../src/build/minify';
import modernSyntax from '../../../src/build/modernSyntax';
import noNodeGlobals from '../../../src/build/noNodeGlobals';
import runtimeBarrel from '../../../src/build/runtimeBarrel';
import serverBuild from '../../../src/build/serverBuild';
import twin from '../../../src/markdown-pages/build/index';
import { SITE } from '../../support/site';
import { pluginHooks } from '../../support/pluginHooks';

const DUMI = `dumi ${dumi.version} does not make`;
const BUNDLER = `@umijs/bundler-webpack ${umi.version} does not make`;
const UMI = `umi ${umi.version} does not make`;
const PRESET = `@umijs/preset-umi ${umi.version} does not make`;

type Case = [
  what: string,
  plugin: (api: IApi) => void,
  hook: string,
  args: () => unknown[],
  says: string,
  settings?: object,
];

/** A configuration of webpack that has nothing of umi's or dumi's. */
const chain = (ssr: boolean) => [new Chain(), { ssr }];

const API = {
  name: 'build',
  cwd: process.cwd(),
  userConfig: { site: SITE },
  config: { base: '/', publicPath: '/', themeConfig: {} },
  paths: { absTmpPath: '/tmp', absOutputPath: '/tmp' },
  appData: { routes: {}, exportHtmlData: [] },
  service: { themeData: { builtins: {} } },
};

const CASES: Case[] = [
  ['the Markdown', markdown, 'chainWebpack', () => chain(false), DUMI],
  ['the parts of text', textParts, 'chainWebpack', () => chain(false), DUMI],
  ['the server build', serverBuild, 'chainWebpack', () => chain(true), BUNDLER],
  ['the style sheets', staticHtml, 'chainWebpack', () => chain(false), BUNDLER],
  ['the globals of Node', noNodeGlobals, 'chainWebpack', () => chain(false), BUNDLER],
  ['the minifier', minify, 'chainWebpack', () => chain(false), BUNDLER],
  ['fast refresh', demoRefresh, 'chainWebpack', () => chain(false), BUNDLER, { name: 'dev' }],
  ['tolerant texts', tolerantText, 'chainWebpack', () => chain(false), UMI],
  ['the entry', entry, 'chainWebpack', () => chain(false), PRESET],
  ['the entry of the pages', entry, 'modifyWebpackConfig', () => [{ entry: 'a.js' }], BUNDLER],
  ['the split chunks', staticHtml, 'modifyWebpackConfig', () => [{}], PRESET],
  ['the address of a demo', demoPages, 'modifyRoutes', () => [{}], DUMI],
  ['the theme', loadTheme, 'modifyConfig', () => [{ alias: {} }], DUMI],
  ['what pages import', runtimeBarrel, 'modifyAppData', () => [{}], DUMI],
  ['the syntax', modernSyntax, 'modifyBabelPresetOpts', () => [{}], PRESET],
  ['the table of pages', pageTable, 'onGenerateFiles', () => [], DUMI],
  ['the documents of tabs', tabDocuments, 'onGenerateFiles', () => [], DUMI],
  ['the twins', twin, 'onBeforeCompiler', () => [], DUMI],
];

describe('a build ends where umi or dumi has changed what it makes', () => {
  test.for(CASES)('%s', async ([, plugin, hook, args, says, settings]) => {
    const { run } = pluginHooks(plugin, { ...API, ...settings });
    const message = new RegExp(`^${says.replaceAll('.', '\\.')} .*\n {2}Why: .*\n {2}What to do: `);
    await expect(run(hook, ...args())).rejects.toThrow(message);
  });
});
