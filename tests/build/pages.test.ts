import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEMO_ADDRESSES, PAGES } from '../support/addresses';
import { parse, read, fileOf } from './dist';

const INDEX_OUTLINE = [
  'Screenshots',
  'Feature',
  'Keyboard',
  'install',
  'Usage',
  'API',
  'Select props',
  'Methods',
  'showSearch',
  'Option props',
  'OptGroup props',
  'Development',
  'Example',
  'Test Case',
  'Coverage',
  'License',
];

const headings = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((heading) =>
    heading.textContent.replace(/#$/, '').trim(),
  );

describe.each(PAGES)('the page %s', (address) => {
  const document = parse(address);
  const source =
    address === '/' ? 'docs/index.md' : `docs${address === '/demo' ? '/demo/index' : address}.md`;
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(source, 'utf8')) ?? [];
  const frontMatter = load(yaml) as { title: string; description: string };

  test('has the title and description of its source (C1)', () => {
    expect(document.title).toContain(frontMatter.title);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
      frontMatter.description,
    );
    expect(document.querySelectorAll('title, meta[name="description"]')).toHaveLength(2);
  });

  test('is complete without script: one h1, text in main, and no segment that script would have to place', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('main')?.textContent.length).toBeGreaterThan(400);
    expect(read(fileOf(address))).not.toMatch(/<template id="B:|id="S:|\$RC\(|<!--\$[!?]-->/);
  });

  test('says its language, its generator and where script mounts (A2, B11, B12)', () => {
    const { version } = JSON.parse(readFileSync('node_modules/umi/package.json', 'utf8')) as {
      version: string;
    };
    expect(document.documentElement.lang).toBe('en');
    expect(document.querySelector('meta[name="generator"]')?.getAttribute('content')).toBe(
      `umi ${version}`,
    );
    expect(document.querySelector('#root')?.contains(document.querySelector('main'))).toBe(true);
    expect(document.querySelector('body > noscript')?.textContent).toContain(
      'Enable JavaScript to run this app.',
    );
  });

  test('has each id once', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe.each(DEMO_ADDRESSES)('the demo page %s', (address) => {
  const document = parse(address);

  test('shows its demo and source without script', () => {
    expect(document.querySelectorAll('.demo-stage').length).toBeGreaterThan(0);
    expect(
      document.querySelector('.demo-stage .rc-select, .demo-stage button, .demo-stage iframe'),
    ).toBeTruthy();
    const sources = [...document.querySelectorAll('.demo-sources pre code')];
    expect(sources.map(({ textContent }) => textContent).join('\n')).toContain("from 'rc-select'");
  });

  test('names the props at work, with links into the tables', () => {
    expect(headings(document, 'main h2').at(-1)).toBe('Props at work');
    expect(document.querySelectorAll('main a[href^="/#"]').length).toBeGreaterThan(0);
  });

  test('is in the navigation group Demo, marked as the current page', () => {
    expect(document.querySelector('.sidebar [aria-current="page"]')?.getAttribute('href')).toBe(
      address,
    );
    expect(document.querySelector('.main-navigation [aria-current]')?.textContent).toBe('Demo');
  });
});

test('the index page has the outline of B2, in order and to the letter', () => {
  const content = parse('/').querySelector('[role="tabpanel"]');
  expect(
    [...(content?.querySelectorAll('h2, h3') ?? [])].map((heading) => heading.textContent.trim()),
  ).toEqual(INDEX_OUTLINE);
});

test('the overview leads to all 31 demos (B5)', () => {
  const links = [...parse('/demo').querySelectorAll('main .demo-group a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links.sort()).toEqual([...DEMO_ADDRESSES].sort());
});

test('404.html shows the 404 page inside the layout (B7)', () => {
  const document = parse('/404');
  expect(document.querySelector('main h1')?.textContent).toBe('PAGE NOT FOUND');
  expect([...document.querySelectorAll('main a')].map((link) => link.textContent)).toContain(
    'Back to homepage',
  );
  expect(document.querySelector('.site-header')).toBeTruthy();
});

test('the version in the pages is the locked one', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  expect(parse('/').querySelector('.version')?.textContent).toBe(
    lock.packages['node_modules/rc-select']?.version,
  );
  expect(lock.packages['node_modules/umi']?.version).toBe(
    parse('/').querySelector('meta[name="generator"]')?.getAttribute('content')?.split(' ')[1],
  );
});
