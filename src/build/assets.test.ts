import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Problem } from '../lib/problem';
import { addAssets, type Asset } from './assets';
import { bundle } from './bundle';
import { withMetas } from './htmlFiles';
import { folderForEach } from '../../tests/unit/scripts/temporaryFolder';
import { runPlugin } from '../../tests/support/runPlugin';

const folder = folderForEach({});

const run = (name: 'build' | 'dev', ...assets: Asset[]) =>
  runPlugin((api) => addAssets(api, assets), { name, outputPath: folder.path });

describe('a file that a build adds', () => {
  const data: Asset = { name: 'export-data', path: 'export/data.json', make: () => '{}' };

  test('is written under a name with a hash of its content, and documents have its address', async () => {
    const plugin = run('build', data);
    await plugin.beforeCompiler();
    // The first digits of the SHA-256 of "{}", by `printf '{}' | sha256sum`.
    expect(plugin.complete([{ path: 'a', content: '<head></head>' }])).toEqual([
      {
        path: 'a',
        content: '<head><meta name="export-data" content="/base/export/data.44136fa3.json"></head>',
      },
    ]);
    expect(readFileSync(path.join(folder.path, 'export/data.44136fa3.json'), 'utf8')).toBe('{}');
  });

  test('is made before the site is compiled, so that an error ends the build early', async () => {
    const make = () => Promise.reject(new Error('does not compile'));
    await expect(run('build', { ...data, make }).beforeCompiler()).rejects.toThrow(
      'does not compile',
    );
    await run('dev', { ...data, make }).beforeCompiler();
  });

  test('can be made from the markup of the pages, and has the same name then', async () => {
    const makeFromMarkup: Asset['makeFromMarkup'] = (files) => `${files.length} page`;
    const plugin = run('build', { ...data, makeFromMarkup });
    await plugin.beforeCompiler();
    const [file] = plugin.complete([{ path: 'a', content: '</head>' }]);
    expect(file?.content).toContain('content="/base/export/data.json"');
    expect(readFileSync(path.join(folder.path, 'export/data.json'), 'utf8')).toBe('1 page');
  });
});

describe('the development server', () => {
  const worker: Asset = {
    name: 'search-worker',
    path: 'search/worker.js',
    make: () => bundle({ entryPoints: [path.join(folder.path, 'worker.ts')] }),
  };

  test('serves a file without a hash, and its address is in every document', () => {
    expect(run('dev', worker).metas()).toEqual([
      { name: 'search-worker', content: '/base/search/worker.js' },
    ]);
    expect(run('build', worker).metas()).toEqual([]);
  });

  test('makes the file from its current sources', async () => {
    const { ask } = run('dev', worker);
    for (const word of ['heron', 'ibis']) {
      writeFileSync(path.join(folder.path, 'worker.ts'), `self.postMessage('${word}');`);
      expect(await ask('/base/search/worker.js')).toMatchObject({
        status: 200,
        type: '.js',
        body: expect.stringContaining(word) as string,
      });
    }
  });

  test('answers 404 with what to do when there is no content', async () => {
    const make = () => {
      throw new Problem({ what: 'no data.', why: 'none.', fix: 'build.' });
    };
    expect(await run('dev', { ...worker, make }).ask('/base/search/worker.js')).toEqual({
      status: 404,
      type: 'txt',
      body: 'no data.\n  Why: none.\n  What to do: build.',
    });
  });

  test('reports a file that does not compile', async () => {
    writeFileSync(path.join(folder.path, 'worker.ts'), 'import "./missing";');
    await expect(run('dev', worker).ask('/base/search/worker.js')).rejects.toThrow(
      'Could not resolve',
    );
  });

  test('leaves all other files to umi', async () => {
    const { ask } = run('dev', worker);
    for (const requested of ['/', '/search/worker.js', '/base/search/', '/base/search/worker.jsx'])
      expect(await ask(requested)).toEqual({ passedOn: true });
  });
});

test('a bundle contains what it imports, as one classic script', async () => {
  writeFileSync(path.join(folder.path, 'greeting.ts'), 'export const greeting: string = "hello";');
  writeFileSync(
    path.join(folder.path, 'worker.ts'),
    'import { greeting } from "./greeting"; self.postMessage(greeting);',
  );
  const script = await bundle({ entryPoints: [path.join(folder.path, 'worker.ts')] });
  expect(script).toContain('"hello"');
  expect(script).not.toMatch(/\b(import|export|require)\b/);
});

describe('the meta elements', () => {
  const metas = [{ name: 'search-data', content: '/base/search/data.1.json' }];

  test('are added to the end of the head', () => {
    expect(withMetas('<head><title></title></head><body></head></body>', metas)).toBe(
      '<head><title></title><meta name="search-data" content="/base/search/data.1.json"></head><body></head></body>',
    );
  });

  test('are escaped, and replacement patterns in them are literal', () => {
    expect(withMetas('</head>', [{ name: 'a', content: '/"$&a' }])).toContain(
      'content="/&quot;$&amp;a"',
    );
  });

  test('require a head', () => {
    expect(() => withMetas('<p>', metas)).toThrow(
      /^@umijs\/server [\d.]+ does not make .*<\/head>.*\n {2}Why:.*\n {2}What to do:/,
    );
  });
});
