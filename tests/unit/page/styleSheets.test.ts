import { expect, test } from 'vitest';
import {
  type ChunkGroup,
  collectStyleSheets,
} from '../../../src/plugins/page/static-html/styleSheets';

const group = (name: string | null, files: string[], children: ChunkGroup[] = []): ChunkGroup => ({
  name,
  chunks: [{ files }],
  getChildren: () => children,
});

test('a page links the style sheets of its chunk and its demos once each, without those of framed demos and on-request parts', () => {
  const demos = group(
    null,
    ['demos.js'],
    [
      group('demo__x', ['x.js', 'skin.css', 'x.css']),
      group('demo__y', ['skin.css']),
      group('framed__bare', ['bare.css']),
    ],
  );
  const page = group('docs__demo__single.md', ['single.css'], [demos, group('edit', ['edit.css'])]);
  const entry = group('umi', ['umi.js', 'umi.css']);
  const { site, byRoute } = collectStyleSheets(
    {
      entrypoints: new Map([['umi', entry]]),
      chunkGroups: [entry, page, group('docs__demo__tags.md', ['tags.css'])],
    },
    {
      single: { absPath: '/demo/single', file: '/site/docs/demo/single.md' },
      layout: { absPath: '/', file: '/site/theme/page/DocLayout.tsx' },
      gone: { absPath: '/*' },
    },
    '/site',
  );
  expect(site).toEqual(['umi.css']);
  expect([...byRoute]).toEqual([['/demo/single', ['single.css', 'skin.css', 'x.css']]]);
});
