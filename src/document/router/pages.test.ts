// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { textOf } from '../../lib/read';
import type * as Pages from './pages';

const Text = () => null;

const ENTRY = '<script src="/umi.1.js"></script>';

function html(path: string, entry = ENTRY): string {
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  const items = ['/demo/single', '/demo/tags', '/demo/filter-sort'].map((each) => ({
    title: each,
    path: each,
  }));
  const frontMatter = { title: path, description: '', filename: '' };
  return [
    '<style data-href="/shared.css"></style>',
    path === '/demo/tags' ? '<style data-href="/tags.css">.tags{}</style>' : '',
    json('page-navigation', [{ title: 'Demos', items }]),
    json('page-scripts', { shell: ['shell'], stages: ['stages'], demos: 'd' }),
    json('page-data', { path, module: 't', frontMatter, toc: [], tabs: [] }),
    entry,
  ].join('');
}

const request = vi.fn<typeof fetch>();
const answer = (text: string, init?: ResponseInit) => Promise.resolve(new Response(text, init));

let pages: typeof Pages;

beforeEach(async () => {
  vi.stubGlobal('__webpack_chunk_load__', () => Promise.resolve());
  vi.stubGlobal('__webpack_require__', () => ({ default: Text }));
  vi.stubGlobal('fetch', request);
  // jsdom has none.
  vi.stubGlobal('reportError', () => undefined);
  window.history.replaceState({}, '', '/demo/single');
  document.body.innerHTML = html('/demo/single');
  // It knows one document, as a page in the browser does.
  vi.resetModules();
  pages = await import('./pages');
});
afterEach(() => {
  vi.unstubAllGlobals();
  request.mockReset();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const titleOf = async (path: string) => (await pages.loadPage(path)).page?.frontMatter.title;

describe('in a document', () => {
  beforeEach(() => pages.readFirstDocument(document));

  test('its own page is there without a request', () => {
    expect(pages.loadedPage('/demo/single')?.page?.path).toBe('/demo/single');
    expect(request).not.toHaveBeenCalled();
  });

  test('another page is read from its document, which is requested once', async () => {
    request.mockImplementation(() => answer(html('/demo/tags')));
    expect(pages.loadedPage('/demo/tags')).toBeUndefined();
    pages.preparePage('/demo/tags');
    expect(await titleOf('/demo/tags')).toBe('/demo/tags');
    expect(await titleOf('/demo/tags/')).toBe('/demo/tags');
    expect(request).toHaveBeenCalledExactlyOnceWith('/demo/tags', { cache: 'default' });
  });

  test('another page has the style sheets of its document, which are not shown yet', async () => {
    request.mockImplementation(() => answer(html('/demo/tags')));
    const { styleSheets } = await pages.loadPage('/demo/tags');
    expect(styleSheets?.map(({ dataset }) => dataset.href)).toEqual(['/shared.css', '/tags.css']);
    expect(document.querySelectorAll('style[data-href]')).toHaveLength(1);
  });

  test('an unknown address has no page and is not requested', async () => {
    expect(pages.isPage('/demo/none')).toBe(false);
    pages.preparePage('/demo/none');
    const { page, navigation } = await pages.loadPage('/demo/none');
    expect(page).toBeUndefined();
    expect(navigation).toHaveLength(1);
    expect(request).not.toHaveBeenCalled();
  });

  test('an old spelling of an address shows the page (B4)', async () => {
    request.mockImplementation(() => answer(html('/demo/filter-sort')));
    expect(await titleOf('/demo/filterSort')).toBe('/demo/filter-sort');
  });

  test('a page that does not arrive fails for all who ask, until it is forgotten', async () => {
    request.mockImplementation(() => answer('', { status: 500 }));
    const failed = pages.loadPage('/demo/tags');
    await expect(failed).rejects.toThrow('/demo/tags: 500');
    expect(pages.loadPage('/demo/tags')).toBe(failed);
    pages.forgetFailedPages();
    request.mockImplementation(() => answer(html('/demo/tags')));
    expect(await titleOf('/demo/tags')).toBe('/demo/tags');
    expect(request).toHaveBeenLastCalledWith('/demo/tags', { cache: 'reload' });
  });

  test.each([
    ['another first script', html('/demo/tags', '<script src="/umi.2.js"></script>')],
    ['other pages', html('/demo/tags').replace('"Demos"', '"More demos"')],
  ])('a document of another version, which has %s, is not read', async (_, text) => {
    request.mockImplementation(() => answer(text));
    await expect(pages.loadPage('/demo/tags')).rejects.toThrow('another version of the site');
  });
});

describe.each([
  ['its own page', '/demo/single', '/demo/single', '/demo/single', true],
  ['its own page in upper case', '/demo/single', '/Demo/Single', '/demo/single', true],
  ['its own page, encoded', '/demo/single', '/demo/%73ingle', '/demo/single', true],
  [
    'its own page, in an archive',
    '/demo/single',
    '/web/https://a.example/demo/single',
    '/web/https://a.example/demo/single',
    true,
  ],
  ['another page, as of a host that knows files only', '/', '/demo/tags', '/demo/tags', false],
  ['an unknown address, as in single-page mode', '/', '/nowhere', '/nowhere', false],
  ['another spelling, as in single-page mode', '/', '/demo/filterSort', '/demo/filter-sort', false],
])('a document at the address of %s', (_, own, asked, address, isOwn) => {
  beforeEach(() => {
    window.history.replaceState({}, '', `${asked}?a=1#b`);
    document.body.innerHTML = html(own);
    request.mockImplementation((target) =>
      answer(html(textOf(target, 100).replace('/index.html', '') || '/')),
    );
  });

  test(`is ${isOwn ? '' : 'not '}its own, and the address becomes that of the site`, async () => {
    expect(await pages.readFirstDocument(document)).toBe(isOwn);
    expect(window.location.href).toBe(`${window.location.origin}${address}?a=1#b`);
    const shown = pages.loadedPage(address)?.page?.path;
    expect(shown).toBe(
      address === '/nowhere' ? undefined : address.includes('://') ? own : address,
    );
  });
});

test('where a host does not look into folders, the document is that of the file', async () => {
  request.mockImplementation((target) =>
    answer(html(textOf(target, 100) === '/demo/tags/index.html' ? '/demo/tags' : '/')),
  );
  await pages.readFirstDocument(document);
  expect(await titleOf('/demo/tags')).toBe('/demo/tags');
});

test('where it has another page there, too, the page has not arrived', async () => {
  request.mockImplementation(() => answer(html('/')));
  await pages.readFirstDocument(document);
  await expect(pages.loadPage('/demo/tags')).rejects.toThrow('document of another page');
});

test('without a document, as in development, pages are found by the table', async () => {
  expect(await titleOf('/demo/tags')).toBe('Tags');
  expect((await pages.loadPage('/demo/none')).page).toBeUndefined();
  expect(request).not.toHaveBeenCalled();
});
