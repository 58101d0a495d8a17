import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { IApi } from 'dumi';
import { makeAtBuild } from '../../../src/plugins/search/atBuild';
import { bundleWorker } from '../../../src/plugins/search/bundleWorker';
import { contentFile } from '../../../src/plugins/search/contentFile';
import { devAnswer } from '../../../src/plugins/search/devAnswer';
import { dataOfLastBuild } from '../../../src/plugins/search/lastBuild';
import { metaFor, withMetas } from '../../../src/plugins/search/metas';
import { renderedPages } from '../../../src/plugins/search/renderedPages';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'search-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the name of a file', () => {
  test('depends on its content alone', () => {
    // The first digits of the SHA-256 of "{}", by `printf '{}' | sha256sum`.
    expect(contentFile('data', '{}').path).toBe('search/data.44136fa3.json');
    expect(contentFile('data', '{} ').path).not.toBe(contentFile('data', '{}').path);
    expect(contentFile('worker', '').path).toMatch(/^search\/worker\.[\da-f]{8}\.js$/);
  });
});

describe('the meta elements', () => {
  const metas = [metaFor({ kind: 'data', path: 'search/data.1.json' }, '/base/')];

  test('hold the address of a file below the public path', () => {
    expect(metas).toEqual([{ name: 'search-data', content: '/base/search/data.1.json' }]);
  });

  test('are appended to the head of a document', () => {
    expect(withMetas('<head><title></title></head><body></head></body>', metas)).toBe(
      '<head><title></title><meta name="search-data" content="/base/search/data.1.json"></head><body></head></body>',
    );
  });

  test('are escaped, and treat replacement patterns as text', () => {
    const [meta] = [metaFor({ kind: 'worker', path: 'a' }, '/"$&')];
    expect(withMetas('</head>', [meta])).toContain('content="/&quot;$&amp;a"');
  });

  test('require a head', () => {
    expect(() => withMetas('<p>', metas)).toThrow(/no <\/head>.*\n {2}Why:.*\n {2}What to do:/);
  });
});

describe('the pages of a site', () => {
  const markup = (file: string) => ({ path: file, content: `<main>${file}</main>` });
  const route = (absPath: string, file?: string) => ({
    id: absPath,
    path: absPath.slice(1),
    absPath,
    ...(file && { file: `/project/${file}` }),
  });

  test('are the Markdown routes with their rendered markup', () => {
    const files = [
      { path: 'index.html', content: '<title>Home</title>' },
      markup('404.html'),
      markup('demo/single/index.html'),
      { path: '~demos/x/index.html', content: '<!DOCTYPE html>' },
    ];
    const routes = [
      route('/', 'docs/index.md'),
      route('/demo/single', 'docs/demo/single.md'),
      route('/*', 'theme/page/NotFound.tsx'),
      route('/layout'),
    ];
    expect(renderedPages(files, routes, '/project')).toEqual([
      { id: '/', path: '', source: 'docs/index.md', markup: '<title>Home</title>' },
      {
        id: '/demo/single',
        path: 'demo/single',
        source: 'docs/demo/single.md',
        markup: '<main>demo/single/index.html</main>',
      },
    ]);
  });

  test('must all be pre-rendered', () => {
    const files = [{ path: 'a/index.html', content: '<!DOCTYPE html>' }];
    expect(() => renderedPages(files, [route('/a', 'docs/a.md')], '/project')).toThrow(
      /^docs\/a\.md\n {2}What happened: the page \/a was not rendered ahead\.\n {2}Why: .*\n {2}What to do: /,
    );
  });
});

describe('the data of the last build', () => {
  test('is read from the output folder', () => {
    mkdirSync(path.join(folder, 'search'));
    writeFileSync(path.join(folder, 'search/worker.01234567.js'), '');
    writeFileSync(path.join(folder, 'search/data.01234567.json'), '{}');
    expect(dataOfLastBuild(folder)).toBe('{}');
  });

  test('is missing without a build or after an unfinished one', () => {
    expect(dataOfLastBuild(folder)).toBeUndefined();
    mkdirSync(path.join(folder, 'search'));
    expect(dataOfLastBuild(folder)).toBeUndefined();
  });
});

test('the worker is bundled with its imports into one classic script', async () => {
  writeFileSync(path.join(folder, 'greeting.ts'), 'export const greeting: string = "hello";');
  writeFileSync(
    path.join(folder, 'worker.ts'),
    'import { greeting } from "./greeting"; self.postMessage(greeting);',
  );
  const script = await bundleWorker(path.join(folder, 'worker.ts'));
  expect(script).toContain('"hello"');
  expect(script).not.toMatch(/\b(import|export|require)\b/);
});

test('the worker is bundled before the site is compiled, and only in a build (D1)', async () => {
  const hooks = new Map<string, () => Promise<void>>();
  const api = {
    name: 'build',
    register: ({ key, fn }: { key: string; fn: () => Promise<void> }) => hooks.set(key, fn),
    onBuildHtmlComplete: () => undefined,
  };
  makeAtBuild(api as unknown as IApi, path.join(folder, 'missing.ts'));
  const beforeCompiler = hooks.get('onBeforeCompiler');
  await expect(beforeCompiler?.()).rejects.toThrow('Could not resolve');
  api.name = 'dev';
  await beforeCompiler?.();
});

test('bundling a worker that does not compile fails', async () => {
  writeFileSync(path.join(folder, 'worker.ts'), 'import "./missing";');
  await expect(bundleWorker(path.join(folder, 'worker.ts'))).rejects.toThrow('Could not resolve');
});

describe('the development server', () => {
  const ask = (requested: string) => {
    const workerEntry = path.join(folder, 'worker.ts');
    return devAnswer(requested, { publicPath: '/base/', workerEntry, outputPath: folder });
  };

  test('serves the worker built from the current source', async () => {
    for (const word of ['heron', 'ibis']) {
      writeFileSync(path.join(folder, 'worker.ts'), `self.postMessage('${word}');`);
      const answer = await ask('/base/search/worker.js');
      expect(answer).toMatchObject({ status: 200, type: 'js' });
      expect(answer?.body).toContain(word);
    }
  });

  test('serves the data of the last build', async () => {
    mkdirSync(path.join(folder, 'search'));
    writeFileSync(path.join(folder, 'search/data.01234567.json'), '{}');
    const answer = await ask('/base/search/data.json');
    expect(answer).toEqual({ status: 200, type: 'json', body: '{}' });
  });

  test('says what to do when there is no build', async () => {
    const answer = await ask('/base/search/data.json');
    expect(answer?.status).toBe(404);
    expect(answer?.body).toMatch(
      /^there is no data.*\n {2}Why: .*\n {2}What to do: .*npm run build/,
    );
  });

  test('leaves every other file to umi', async () => {
    for (const requested of ['/', '/search/data.json', '/base/search/', '/base/search/worker.jsx'])
      expect(await ask(requested)).toBeUndefined();
  });
});
