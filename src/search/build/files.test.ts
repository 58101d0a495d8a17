import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import searchFiles from './index';
import { renderedPages } from './content/searchData';
import { folderForEach, writeFiles } from '../../../tests/unit/scripts/temporaryFolder';
import { runPlugin } from '../../../tests/support/runPlugin';
import { SITE } from '../../../tests/support/site';
import { bundle } from '../../build/bundle';

vi.mock('../../build/bundle', () => ({ bundle: vi.fn(() => Promise.resolve('')) }));

const folder = folderForEach({});

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
      route('/*', 'theme/layout/NotFound.tsx'),
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
      /^docs\/a\.md\n {2}What happened: the page \/a was not pre-rendered\.\n {2}Why: .*\n {2}What to do: /,
    );
  });
});

test('the worker is bundled before the site is compiled, and only in a build (D1)', async () => {
  await runPlugin(searchFiles, { name: 'dev' }).beforeCompiler();
  expect(bundle).not.toHaveBeenCalled();
  await runPlugin(searchFiles, { name: 'build' }).beforeCompiler();
  expect(bundle).toHaveBeenCalledOnce();
});

test('the questions are a file of their own, which a site without any does not name', async () => {
  const plugin = (subject: string | undefined) =>
    runPlugin(searchFiles, { name: 'dev', outputPath: folder.path, site: { ...SITE, subject } });
  const namesQuestions = (metas: unknown) => JSON.stringify(metas).includes('questions.json');
  await writeFiles(folder.path, {
    'searchWords.ts': "export default { questions: { '/a': ['how to clear'] } };",
    'none/library.ts': '',
  });
  const site = plugin(folder.path);
  expect(namesQuestions(site.metas())).toBe(true);
  expect(await site.ask('/base/search/questions.json')).toMatchObject({
    status: 200,
    body: '{"/a":["clear"]}',
  });
  for (const subject of [path.join(folder.path, 'none'), undefined])
    expect(namesQuestions(plugin(subject).metas())).toBe(false);
});

describe.each(['data', 'names'])('the %s on the development server', (kind) => {
  const ask = () =>
    runPlugin(searchFiles, { name: 'dev', outputPath: folder.path }).ask(
      `/base/search/${kind}.json`,
    );

  test('is what the last build made', async () => {
    await writeFiles(folder.path, {
      'search/worker.01234567.js': '',
      'search/data.json': '"data"',
      'search/names.json': '"names"',
    });
    expect(await ask()).toEqual({ status: 200, type: '.json', body: `"${kind}"` });
  });

  test('is missing without a build or after an unfinished one, and the answer says what to do', async () => {
    const missing = {
      status: 404,
      body: expect.stringMatching(
        /^there is no data.*\n {2}Why: .*\n {2}What to do: .*npm run build/,
      ) as string,
    };
    expect(await ask()).toMatchObject(missing);
    mkdirSync(path.join(folder.path, 'search'));
    expect(await ask()).toMatchObject(missing);
  });
});
