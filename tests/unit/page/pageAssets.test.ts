import { expect, test } from 'vitest';
import { collectPageAssets } from '../../../src/plugins/page/static-html/pageAssets';

const chunk = (id: string, ...files: string[]) => ({ id, files: [`${id}.js`, ...files] });

const umi = chunk('umi', 'umi.css');
const react = chunk('react');
const page = chunk('docs__demo__single.md', 'page.css');
const code = chunk('docs__demo__single__demos__code', 'skin.css', 'page.css');

const group = (name: string, ...chunks: ReturnType<typeof chunk>[]) => ({ name, chunks });

const entry = group('umi', umi);

function collect() {
  return collectPageAssets(
    {
      entrypoints: new Map([['umi', entry]]),
      chunkGroups: [
        entry,
        group('shell', react, chunk('shell')),
        group('theme__layouts__DocLayout', chunk('theme__layouts__DocLayout')),
        group('theme__layouts__DemoLayout', chunk('theme__layouts__DemoLayout')),
        group('stages', react, chunk('stages')),
        group('docs__demo__single.md', react, page),
        group('docs__demo__single__demos', chunk('docs__demo__single__demos')),
        group('docs__demo__single__demos__code', chunk('rc-select'), code),
        group('framed__bare', chunk('framed__bare', 'bare.css')),
        group('docs__index.md', chunk('docs__index.md')),
        group('edit', chunk('edit', 'edit.css')),
      ],
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

test('a page links the style sheets of its chunk and its demos once each, without those of framed demos and on-request parts', () => {
  const { byRoute, other } = collect();
  expect(byRoute.get('/demo/single')?.styleSheets).toEqual(['umi.css', 'page.css', 'skin.css']);
  expect(byRoute.get('/')?.styleSheets).toEqual(['umi.css']);
  expect(other.styleSheets).toEqual(['umi.css']);
});

test('a page lists the chunks of the application and of its demos, apart from the entry', () => {
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
