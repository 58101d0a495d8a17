// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDocument, navigationOf, stagePart } from './documents';
import { demosLoaderOf, scriptsOf } from './scripts';

const modules: Record<string, unknown> = {};
const requestChunk = vi.fn<(chunk: string) => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('__webpack_chunk_load__', requestChunk.mockResolvedValue());
  vi.stubGlobal('__webpack_require__', (id: string) => modules[id]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  requestChunk.mockReset();
  for (const id of Object.keys(modules)) delete modules[id];
});

const SCRIPTS = { shell: ['shell', 'text'], stages: ['stages', 'code'], demos: 'd' };
const DATA = {
  path: '/demo/tags',
  module: 't',
  frontMatter: { title: 'Tags', description: 'Free text.', filename: 'docs/demo/tags.md' },
  toc: [{ id: 'limits', depth: 2, title: 'Limits' }],
  tabs: [{ key: 'more', title: 'More', module: 'm', toc: [] }],
};

function documentWith(body: string, data: unknown = DATA): Document {
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  const html = body + json('page-scripts', SCRIPTS) + (data ? json('page-data', data) : '');
  return new DOMParser().parseFromString(html, 'text/html');
}

const Text = () => null;
const More = () => null;

describe('the page of a document', () => {
  test('is loaded by the modules and chunks that the document lists', async () => {
    Object.assign(modules, { t: { default: Text }, m: { default: More } });
    const { page, Content } = await loadDocument(documentWith(''), []);
    expect(Content).toBe(Text);
    const { path, frontMatter, toc } = DATA;
    const tab = { key: 'more', title: 'More', filename: '', toc: [], Content: More };
    expect(page).toEqual({ path, frontMatter, toc, tabs: [tab] });
    expect(requestChunk).toHaveBeenCalledWith('text');
    expect(requestChunk).not.toHaveBeenCalledWith('code');
  });

  test('is none where the document says nothing of one, as the 404 page', async () => {
    const loaded = await loadDocument(documentWith('', null), []);
    expect(loaded).toMatchObject({ page: undefined, Content: undefined });
  });

  test('is not loaded when a script does not arrive, or has no text', async () => {
    Object.assign(modules, { t: { text: Text }, m: { default: More } });
    await expect(loadDocument(documentWith(''), [])).rejects.toThrow('the module t has no text');
    requestChunk.mockRejectedValue(new Error('404'));
    await expect(loadDocument(documentWith(''), [])).rejects.toThrow('404');
  });

  test('has the texts and the demos as the document has them', async () => {
    Object.assign(modules, { t: { default: Text }, m: { default: More } });
    const { parts } = await loadDocument(
      documentWith('<p data-text="1">A <b>b</b></p><div data-stage="tags"><i></i></div>'),
      [],
    );
    expect(parts.get('1')).toEqual({ html: 'A <b>b</b>' });
    expect(parts.get(stagePart('tags'))).toEqual({ html: '<i></i>' });
  });
});

describe('the demos of a document', () => {
  test('are loaded by the module that it lists', async () => {
    modules.d = { demos: { a: {} } };
    const load = demosLoaderOf(scriptsOf(documentWith('')));
    expect(await load()).toEqual({ demos: { a: {} } });
    expect(requestChunk).toHaveBeenCalledWith('code');
  });

  test('are not loaded from a module without demos', async () => {
    modules.d = {};
    await expect(demosLoaderOf(SCRIPTS)()).rejects.toThrow('the module d has no demos');
  });
});

test('the pages of the site are read from what the document lists, not from its links', () => {
  const list = '[{"title":"Modes","items":[{"title":"Tags","path":"/demo/tags"}]}]';
  const page = documentWith(`<nav class="sidebar"><a href="/translated"><font>标签</font></a></nav>
    <script type="application/json" id="page-navigation">${list}</script>`);
  expect(navigationOf(page)).toEqual([
    { title: 'Modes', items: [{ title: 'Tags', path: '/demo/tags' }] },
  ]);
  expect(navigationOf(documentWith(''))).toEqual([]);
});
