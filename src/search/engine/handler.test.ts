import { describe, expect, test } from 'vitest';
import { createHandler, type Handle } from './handler';
import type { SearchAnswer } from './protocol';
import { page, siteOf } from '../../../tests/unit/search/support/pages';

const data = siteOf(
  page('single', { Props: 'One value.', 'a*b': 'Regex [a-z]+ and <script>alert(1)</script>.' }),
);

function filled(): Handle {
  const handle = createHandler();
  handle({ action: 'generate-metadata', args: data });
  return handle;
}

const ask = (handle: Handle, keywords: unknown, id?: number) =>
  handle({ action: 'get-search-result', id, args: { keywords } });

function groupCount(answer: SearchAnswer | Error | undefined): number {
  if (!Array.isArray(answer)) throw new Error('The answer is no list.');
  return answer.length;
}

describe('messages of D2 without an id', () => {
  test('new data gets no answer, and a query gets the plain list of D3', () => {
    const handle = createHandler();
    expect(handle({ action: 'generate-metadata', args: data })).toBeUndefined();
    expect(ask(handle, 'value')).toEqual([
      {
        title: 'Demo',
        priority: 0,
        hints: [
          {
            type: 'content',
            link: '/demo/single#props',
            priority: 1,
            highlightTitleTexts: [{ text: 'single - Props' }],
            highlightTexts: [{ text: 'One ' }, { text: 'value', highlighted: true }, { text: '.' }],
            pageTitle: 'single',
          },
        ],
      },
    ]);
  });

  test('hints have more than D3 says only for callers that send an id', () => {
    const handle = createHandler();
    const props = page('single', { value: 'What is chosen.' });
    props.meta.toc = props.meta.toc.map((heading) => ({ ...heading, owner: 'Select' }));
    handle({ action: 'generate-metadata', args: siteOf(props) });
    expect(ask(handle, 'value', 1)).toMatchObject({ groups: [{ hints: [{ owner: 'Select' }] }] });
    const plain = ask(handle, 'value');
    expect(Array.isArray(plain) && Object.keys(plain[0]?.hints[0] ?? {})).toEqual([
      'type',
      'link',
      'priority',
      'highlightTitleTexts',
      'highlightTexts',
      'pageTitle',
    ]);
  });

  test('a query before the data finds nothing', () => {
    expect(ask(createHandler(), 'value')).toEqual([]);
  });
});

describe('messages with an id', () => {
  test('are answered under their id', () => {
    const handle = createHandler();
    expect(handle({ action: 'generate-metadata', id: 1, args: data })).toEqual({
      action: 'metadata-ready',
      id: 1,
      entries: 3,
    });
    expect(ask(handle, 'value', 2)).toMatchObject({
      action: 'search-result',
      id: 2,
      total: 1,
      nearest: [],
    });
    expect(ask(handle, 'qqqq', 3)).toMatchObject({
      action: 'search-result',
      id: 3,
      total: 0,
      groups: [],
    });
  });

  test('a query before the data is answered with a failure that says so', () => {
    expect(ask(createHandler(), 'value', 7)).toMatchObject({
      action: 'failure',
      id: 7,
      reason: 'no-data',
    });
  });

  test('an invalid number as limit means the default, any other value is a bad request', () => {
    const handle = filled();
    for (const limit of [0, -1, NaN, 0.5]) {
      const answer = handle({
        action: 'get-search-result',
        id: 1,
        args: { keywords: 'value', limit },
      });
      expect(answer).toMatchObject({ total: 1 });
    }
    expect(
      handle({ action: 'get-search-result', id: 1, args: { keywords: 'value', limit: '5' } }),
    ).toMatchObject({
      reason: 'bad-request',
    });
  });
});

describe('data', () => {
  test('may be sent as bytes', () => {
    const handle = createHandler();
    const bytes = new TextEncoder().encode(JSON.stringify(data)).buffer;
    expect(handle({ action: 'generate-metadata', id: 1, args: bytes })).toMatchObject({
      action: 'metadata-ready',
    });
    expect(groupCount(ask(handle, 'value'))).toBe(1);
  });

  test('sent twice replaces the first', () => {
    const handle = filled();
    handle({ action: 'generate-metadata', args: siteOf(page('tags', { Other: 'Nothing.' })) });
    expect(groupCount(ask(handle, 'single'))).toBe(0);
    expect(groupCount(ask(handle, 'tags'))).toBe(1);
  });

  const route = (meta: unknown) => ({
    routes: { r: { id: 'r', path: 'r', meta } },
    demos: {},
    nav: [],
  });
  test.each([
    ['args', null],
    ['args', 'routes'],
    ['args', []],
    ['routes is missing', {}],
    ['routes is number, expected object', { routes: 5 }],
    ['routes.home', { routes: { home: 'x' } }],
    ['nav is object, expected array', { routes: {}, nav: {} }],
    ['nav.0 is null', { routes: {}, nav: [null] }],
    ['demos is array', { routes: {}, demos: [] }],
    ['demos.d.asset.title is object', { routes: {}, demos: { d: { asset: { title: {} } } } }],
    ['demos.d.asset.keywords', { routes: {}, demos: { d: { asset: { keywords: [1] } } } }],
    ['routes.r.meta is string', route('x')],
    ['routes.r.meta.toc is string, expected array', route({ toc: 'x' })],
    ['routes.r.meta.toc.1 is number', route({ toc: [{}, 1] })],
    ['routes.r.meta.texts.0.value is object', route({ texts: [{ value: {} }] })],
    ['routes.r.meta.tabs.0.meta', route({ tabs: [{ key: 'k', meta: 1 }] })],
    ['routes.r.meta.frontmatter.title is array', route({ frontmatter: { title: [] } })],
    ['no JSON', new TextEncoder().encode('{"routes":{"a').buffer],
    ['no JSON', new ArrayBuffer(0)],
  ])(
    'is rejected with the path of the problem, and the previous data stays: %s in %j',
    (place, args) => {
      const handle = filled();
      const answer = handle({ action: 'generate-metadata', id: 9, args });
      expect(answer).toMatchObject({ action: 'failure', id: 9, reason: 'bad-data' });
      expect(answer).toHaveProperty('message', expect.stringContaining(place));
      expect(groupCount(ask(handle, 'value'))).toBe(1);
    },
  );

  test('with missing fields is used as far as possible', () => {
    const handle = createHandler();
    const routes = {
      layout: { id: 'layout', path: '/', isLayout: true, meta: {} },
      bare: { id: 'bare', path: 'bare' },
      empty: { id: 'empty', path: 'empty', meta: {} },
      numbered: {
        id: 'numbered',
        path: '404',
        meta: { frontmatter: { title: 404 }, toc: [], texts: [] },
      },
    };
    expect(handle({ action: 'generate-metadata', id: 1, args: { routes } })).toMatchObject({
      action: 'metadata-ready',
    });
    expect(ask(handle, '404', 2)).toMatchObject({ total: 1 });
  });
});

describe('any other message gives an error and changes nothing', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'get-search-result'],
    ['a number', 3],
    ['a list', []],
    ['no action', {}],
    ['an action of another kind', { action: 5 }],
    ['an unknown action', { action: 'toString' }],
    ['no args', { action: 'get-search-result' }],
    ['null args', { action: 'get-search-result', args: null }],
    ['no keywords', { action: 'get-search-result', args: {} }],
    ['keywords of another kind', { action: 'get-search-result', args: { keywords: ['x'] } }],
    ['data without args', { action: 'generate-metadata' }],
    ['questions without args', { action: 'add-questions' }],
  ])('%s', (_, message) => {
    const handle = filled();
    expect(handle(message)).toBeInstanceOf(Error);
    expect(groupCount(ask(handle, 'value'))).toBe(1);
  });
});
