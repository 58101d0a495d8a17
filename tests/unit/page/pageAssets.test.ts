import { expect, test } from 'vitest';
import { collectPageAssets } from '../../../src/plugins/page/static-html/pageAssets';

const chunk = (id: string, ...files: string[]) => ({ id, files: [`${id}.js`, ...files] });

const umi = chunk('umi', 'umi.css');
const layout = { id: 'layout', files: ['layout.css'] };
const react = chunk('react');
const page = chunk('docs__demo__single.md', 'page.css');
const skin = { id: 'demo-skin', files: ['skin.css'] };
const code = chunk('docs__demo__single__demos__code', 'page.css');

const entry = { chunks: [layout, umi] };

function collect() {
  return collectPageAssets(
    {
      entrypoints: new Map([['umi', entry]]),
      namedChunkGroups: new Map([
        ['umi', entry],
        ['shell', { chunks: [react, chunk('shell')] }],
        ['theme__layouts__DocLayout', { chunks: [chunk('theme__layouts__DocLayout')] }],
        ['theme__layouts__DemoLayout', { chunks: [chunk('theme__layouts__DemoLayout')] }],
        ['stages', { chunks: [react, chunk('stages')] }],
        ['docs__demo__single.md', { chunks: [react, page] }],
        ['docs__demo__single__demos', { chunks: [chunk('docs__demo__single__demos')] }],
        ['docs__demo__single__demos__code', { chunks: [chunk('rc-select'), skin, code] }],
        ['framed__bare', { chunks: [chunk('framed__bare', 'bare.css')] }],
        ['docs__index.md', { chunks: [chunk('docs__index.md')] }],
        ['edit', { chunks: [chunk('edit', 'edit.css')] }],
      ]),
    },
    {
      single: { absPath: '/demo/single', file: '/site/docs/demo/single.md' },
      index: { absPath: '/', file: '/site/docs/index.md' },
      layout: { absPath: '/', file: '/site/theme/page/DocLayout.tsx' },
      gone: { absPath: '/*' },
    },
    '/site',
  );
}

test('a page has the style sheets of its chunk and its demos once each, without those of framed demos and on-request parts', () => {
  const { byRoute, other } = collect();
  expect(byRoute.get('/demo/single')?.styleSheets).toEqual([
    'umi.css',
    'layout.css',
    'page.css',
    'skin.css',
  ]);
  expect(byRoute.get('/')?.styleSheets).toEqual(['umi.css', 'layout.css']);
  expect(other.styleSheets).toEqual(['umi.css', 'layout.css']);
});

test('a demo alone has its own style sheets without those of the layout', () => {
  const bare = { id: 'bare', title: '', page: 'docs/demo/single', isFramed: true };
  expect(collect().ofDemo(bare).styleSheets).toEqual(['umi.css', 'bare.css']);
});

test('a page lists the chunks of the application and of its demos that have a script, apart from the entry', () => {
  const { byRoute, other } = collect();
  expect(byRoute.get('/demo/single')?.scripts).toEqual({
    shell: ['react', 'shell', 'theme__layouts__DocLayout', 'docs__demo__single.md'],
    stages: [
      'react',
      'stages',
      'docs__demo__single__demos',
      'rc-select',
      'docs__demo__single__demos__code',
    ],
  });
  expect(other.scripts).toEqual({
    shell: ['react', 'shell', 'theme__layouts__DocLayout'],
    stages: [],
  });
});

test('a page without demos lists no chunks for them', () => {
  expect(collect().byRoute.get('/')?.scripts.stages).toEqual([]);
});
