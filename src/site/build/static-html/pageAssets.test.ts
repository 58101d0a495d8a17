import { expect, test } from 'vitest';
import { ownFile } from '../../../build/packageRoot';
import { collectAssets, type Chunk, type SiteAssets } from './pageAssets';

const chunk = (name: string, ...files: string[]) => ({
  name,
  id: name,
  files: [`${name}.js`, ...files],
});

const umi = chunk('umi', 'umi.css');
const layout = { name: 'layout', id: 'layout.1', files: ['layout.css'] };
const react = chunk('react');
const page = chunk('docs__demo__single.md', 'page.css');
const skin = { id: 'demo-skin', files: ['skin.css'] };
const code = chunk('docs__demo__single__demos__code', 'page.css');

const group = (name: string, ...chunks: Chunk[]) => [name, { chunks }] as const;

const entry = group('umi', layout, umi);

const FILE = 'docs/demo/single.md';

const DEMO = {
  id: 'bare',
  title: 'Bare',
  page: { path: '/demo/single', title: 'Single', filename: FILE },
  isFramed: true,
  hasBlock: true,
};

const MISSING = /^@umijs\/bundler-webpack [\d.]+ does not make .*\n {2}Why: .*\n {2}What to do: /;

const text = { resource: `/site/${FILE}` };
/** webpack has joined it with what it imports. */
const demos = { rootModule: { resource: `/site/${FILE}?type=demo` } };

const table = { resource: ownFile('src/document/router/table.ts') };

const ids = new Map<object, string | number>([
  [text, 7],
  [demos, 'demos'],
  [table, 8],
]);

function collect() {
  return collectAssets(
    {
      entrypoints: new Map([entry, group('pages', chunk('pages', 'pages.css'))]),
      namedChunkGroups: new Map([
        entry,
        group('shell', react, chunk('shell')),
        group('stages', react, chunk('stages')),
        group('docs__demo__single.md', react, page),
        group('docs__demo__single__demos', chunk('docs__demo__single__demos')),
        group('docs__demo__single__demos__code', chunk('rc-select'), skin, code),
        group('framed__bare', chunk('framed__bare', 'bare.css')),
        group('docs__index.md', chunk('docs__index.md')),
        group('edit', chunk('edit', 'edit.css')),
        group('table', chunk('shared'), chunk('table')),
      ]),
      modules: [text, demos, table, { external: 'react' }],
      chunkGraph: { getModuleId: (module) => ids.get(module) ?? null },
    },
    '/site',
  );
}

test('a page has the style sheets of its chunk and its demos once each, without those of framed demos and on-request parts', () => {
  const { ofPage, other } = collect();
  expect(ofPage(FILE).styleSheets).toEqual(['umi.css', 'layout.css', 'page.css', 'skin.css']);
  expect(ofPage('docs/index.md').styleSheets).toEqual(['umi.css', 'layout.css']);
  expect(other.styleSheets).toEqual(['umi.css', 'layout.css']);
});

test('a page lists the chunks of the application and of its demos that have a script, apart from the entry', () => {
  const { ofPage, other } = collect();
  expect(ofPage(FILE).scripts).toEqual({
    shell: ['react', 'shell', 'docs__demo__single.md'],
    stages: [
      'react',
      'stages',
      'docs__demo__single__demos',
      'rc-select',
      'docs__demo__single__demos__code',
    ],
    demos: 'demos',
  });
  expect(ofPage('docs/index.md').scripts).toMatchObject({ stages: [], demos: '' });
  expect(other.scripts).toMatchObject({ shell: ['react', 'shell'], stages: [], demos: '' });
});

test('only the 404 page says where the table of all pages is', () => {
  const { ofPage, other } = collect();
  expect(other.scripts.table).toEqual({ chunks: ['shared', 'table'], module: '8' });
  expect(ofPage(FILE).scripts).not.toHaveProperty('table');
});

test('every document loads the script of the entry', () => {
  expect(collect().entry).toBe('umi.js');
});

test('a demo alone has its own style sheets and scripts, and nothing of the application (B6)', () => {
  expect(collect().ofDemo(DEMO)).toEqual({
    styleSheets: ['umi.css', 'bare.css'],
    scripts: {
      shell: [],
      stages: ['react', 'stages', 'docs__demo__single__demos', 'framed__bare'],
      demos: 'demos',
    },
  });
});

test('a module is found by its source', () => {
  const { moduleId } = collect();
  expect(moduleId(FILE)).toBe('7');
});

test.for([
  ['a module', ({ moduleId }) => moduleId('docs/none.md')],
  ['a chunk of a page', ({ ofPage }) => ofPage('docs/none.md')],
  ['a chunk of a demo', ({ ofDemo }) => ofDemo({ ...DEMO, id: 'none' })],
] satisfies [string, (assets: SiteAssets) => unknown][])(
  'a build ends where webpack has no longer %s of a name',
  ([, find]) => {
    expect(() => find(collect())).toThrow(MISSING);
  },
);

test('a build ends where webpack has no entry of the name', () => {
  const none = { entrypoints: new Map(), namedChunkGroups: new Map(), modules: [] };
  const chunkGraph = { getModuleId: () => null };
  expect(() => collectAssets({ ...none, chunkGraph }, '/site')).toThrow(MISSING);
});
