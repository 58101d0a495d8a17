import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toRobots, toSitemap, headOf, PREVIEW } from './crawlers';
import { toLlms } from './llms';
import { parseTwin } from './tools/on-request/fetchTwin';
import { ELSEWHERE, HERE, page, text } from '../../tests/unit/twin/site';

const SITE = { name: 'rc-select', address: HERE, preview: true };

const DAY = Date.UTC(2026, 10, 22);

describe('the sitemap', () => {
  test('has each page with the day of its last change', () => {
    const pages = [page('/', '', { lastUpdated: DAY }), page('/demo/a&b')];
    const sitemap = toSitemap(pages, ELSEWHERE);
    expect(sitemap).toContain(
      '<url><loc>https://docs.example/select/</loc><lastmod>2026-11-22</lastmod></url>',
    );
    // Without git there is no day.
    expect(sitemap).toContain('<url><loc>https://docs.example/select/demo/a&amp;b</loc></url>');
  });

  test('is left out where the host is not known, and robots.txt does not name it then', () => {
    expect(toSitemap([page('/')], HERE)).toBeUndefined();
    expect(toRobots(HERE)).toBe('User-agent: *\nDisallow: /~demos/\n');
    expect(toRobots(ELSEWHERE)).toBe(
      'User-agent: *\nDisallow: /select/~demos/\n\nSitemap: https://docs.example/select/sitemap.xml\n',
    );
  });
});

describe('the head of a document', () => {
  const parse = (head: string) => ({
    metas: Object.fromEntries(
      [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
        ([, key = '', value]) => [key, value],
      ),
    ),
    data: JSON.parse(/json">(.*)<\/script>/.exec(head)?.[1] ?? '') as Record<string, unknown>,
  });

  test('says what the page is, and shows a picture where the host is known', () => {
    const { metas, data } = parse(
      headOf(page('/demo/single', '', { lastUpdated: DAY }), { ...SITE, address: ELSEWHERE }),
    );
    expect(metas).toMatchObject({
      'og:type': 'article',
      'og:site_name': 'rc-select',
      'og:title': 'Title of /demo/single',
      'og:description': 'What it is for.',
      'og:url': 'https://docs.example/select/demo/single',
      'og:image': 'https://docs.example/select/preview.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'rc-select: documentation and live demos',
      'twitter:card': 'summary_large_image',
    });
    expect(data).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Title of /demo/single',
      url: 'https://docs.example/select/demo/single',
      dateModified: '2026-11-22T00:00:00.000Z',
      isPartOf: { url: 'https://docs.example/select/' },
    });
  });

  test('says the size that the picture has', () => {
    // https://www.w3.org/TR/png-3/#11IHDR
    const png = readFileSync(`public${PREVIEW.path}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PREVIEW.width, PREVIEW.height]);
  });

  test('names no picture that is not there', () => {
    const { metas } = parse(headOf(page('/'), { ...SITE, address: ELSEWHERE, preview: false }));
    expect(metas).toMatchObject({ 'twitter:card': 'summary' });
    expect(metas).not.toHaveProperty('og:image');
  });

  test('names no host that nobody has said, and no date without git', () => {
    const head = headOf(page('/'), SITE);
    expect(head).not.toMatch(/https?:(?!\/\/schema\.org)/);
    const { metas, data } = parse(head);
    expect(metas['og:type']).toBe('website');
    expect(metas).not.toHaveProperty('og:image');
    expect(metas['twitter:card']).toBe('summary');
    expect(data).not.toHaveProperty('url');
    expect(data).not.toHaveProperty('dateModified');
  });

  test('cannot be left by a text', () => {
    const hostile = page('/', '', {
      text: text('', { title: '"><script>', description: '</script><b a="&quot;">' }),
    });
    const head = headOf(hostile, SITE);
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    expect(head).toContain('content="&quot;&gt;&lt;script&gt;"');
    expect(parse(head).data.description).toBe('</script><b a="&quot;">');
  });
});

test('llms.txt lists each page with its twin and what it is for, then what has them all', () => {
  const pages = [
    page('/'),
    page('/demo', '', { frontMatter: { title: 'Demos', group: { title: 'Demos', order: 1 } } }),
  ];
  const llms = toLlms(pages, { name: 'rc-select', version: '14.0.0', address: ELSEWHERE });
  expect(llms).toMatch(/^# rc-select 14\.0\.0\n\n> What it is for\.\n/);
  expect(llms).toContain(
    '## Documentation\n\n- [Title of /](https://docs.example/select/index.md): What it is for.\n',
  );
  expect(llms).toContain('## Demos\n\n- [Demos](https://docs.example/select/demo.md)');
  expect(llms).toContain('(https://docs.example/select/llms-full.txt)');
});

test.each(['<!DOCTYPE html><h1>Not found</h1>', '', 'Not found', '{}', ' # Title', '#Title'])(
  'the answer %j is not taken for a twin',
  (body) => {
    expect(parseTwin(body)).toBeUndefined();
  },
);

test('a twin is taken for one', () => {
  expect(parseTwin('# Title\n')).toBe('# Title\n');
});
