import { load } from 'js-yaml';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import REDIRECTS from '../../../src/subject/rc-select/redirects';
import { DEMO_ADDRESSES, PAGES } from '../../support/addresses';
import { DIST, parse, read, fileOf } from '../dist';
import { FIRST_SCREEN } from '../../../src/document/contract';

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

/** What the documentation layout has once, around the page. */
const LAYOUT = ['.site-header', '.sidebar', 'main#main-content', '.site-footer'];

/** What the first state of a demo has at least one of. */
const SHOWN_OF_DEMOS = '.rc-select, button, input, textarea, iframe';

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

  test('shows its table of contents, source file, last update and navigation (C1)', () => {
    const toc = [...document.querySelectorAll('.toc a')].map((link) => link.textContent);
    const sections = headings(
      document,
      // The groups of a prop table are in the contents, too.
      'main :is(h2, h3, .api-section th):not([role="tabpanel"][hidden] *)',
    );
    // The overview makes its sections from the other pages.
    expect(toc.length > 0).toBe(address !== '/demo');
    expect(sections).toEqual(expect.arrayContaining(toc));
    const [edit] = [...document.querySelectorAll('.page-tools a')].filter(
      (link) => link.textContent === 'Edit this page',
    );
    expect(edit?.getAttribute('href')?.endsWith(`/${source}`)).toBe(true);
    expect(
      Date.parse(document.querySelector('.page-footer time')?.getAttribute('datetime') ?? ''),
    ).toBeLessThan(Date.now());
    expect(document.querySelector('.main-navigation [aria-current]')?.textContent).toBe(
      address.startsWith('/demo') ? 'Demo' : 'Documentation',
    );
  });

  test('is complete without JavaScript: one h1, text in main, no streamed segments (B11)', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('main')?.textContent.length).toBeGreaterThan(400);
    expect(read(fileOf(address))).not.toMatch(/<template id="B:|id="S:|\$RC\(|<!--\$[!?]-->/);
    const stages = [...document.querySelectorAll('.demo-stage')];
    expect(stages.filter((stage) => !stage.querySelector(SHOWN_OF_DEMOS))).toEqual([]);
  });

  test('has its language, its generator and the mount element (A2, B11, B12)', () => {
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

  test('is in the documentation layout, inside of the mount element (B1)', () => {
    for (const part of [...LAYOUT, 'main h1', '.page-footer'])
      expect(document.querySelectorAll(`#root ${part}`), part).toHaveLength(1);
  });

  test('sets the colour scheme by a blocking script in its head (F3)', () => {
    const [first] = document.scripts;
    expect(first?.textContent).toMatch(/key:.dumi:prefers-color.[^]*localStorage\.getItem\(/);
    expect(first?.closest('head')).not.toBeNull();
    expect(first?.getAttributeNames()).toEqual([]);
  });

  test('has no duplicate id', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe.each(DEMO_ADDRESSES)('the demo page %s (B3)', (address) => {
  const document = parse(address);

  test('shows its demo and highlighted source without script (B11, E1)', () => {
    expect(document.querySelectorAll('.demo-stage').length).toBeGreaterThan(0);
    expect(
      document.querySelector('.demo-stage .rc-select, .demo-stage button, .demo-stage iframe'),
    ).toBeTruthy();
    const sources = [...document.querySelectorAll('.demo-sources pre code')];
    expect(sources.map(({ textContent }) => textContent).join('\n')).toContain("from 'rc-select'");
    expect(document.querySelector('.demo-sources code .t-keyword')?.textContent).toBe('import');
    const copyButtons = [...document.querySelectorAll('.demo-sources .copy-button')];
    expect(copyButtons.map(({ textContent }) => textContent)).toEqual(sources.map(() => 'Copy'));
  });

  test('begins with a demo, so that a reader can try it at once', () => {
    const [first, text] = document.querySelector('.prose')?.children ?? [];
    expect(first?.matches('section.demo')).toBe(true);
    expect(text?.firstElementChild?.localName).toBe('p');
  });

  test('lists the props it shows, with links to the tables', () => {
    expect(headings(document, 'main h2').at(-1)).toBe('Props used');
    expect(document.querySelectorAll('main a[href^="/#"]').length).toBeGreaterThan(0);
  });

  test('is in the navigation group Demo, marked as the current page (B5)', () => {
    expect(document.querySelector('.sidebar [aria-current="page"]')?.getAttribute('href')).toBe(
      address,
    );
    const group = document.querySelector('.main-navigation [aria-current]');
    expect(group?.textContent).toBe('Demo');
    expect(group?.getAttribute('href')).toBe('/demo');
  });
});

test('the index page has the outline of B2, in order and to the letter', () => {
  const content = parse('/').querySelector('[role="tabpanel"]');
  expect(
    [...(content?.querySelectorAll('h2, h3') ?? [])].map((heading) => heading.textContent.trim()),
  ).toEqual(INDEX_OUTLINE);
});

test('the section showSearch maps the search props of 14 to fields of the object in 1.x (B2)', () => {
  const [, mapping] = parse('/').querySelectorAll('#showsearch ~ * table');
  const rows = [...(mapping?.querySelectorAll('tr') ?? [])].map(({ cells }) =>
    [...cells].slice(0, 2).map(({ textContent }) => textContent),
  );
  const [head, ...fields] = rows;
  expect(head).toEqual(['rc-select 14', '@rc-component/select 1.x']);
  const searchProps = ['autoClearSearchValue', 'filterOption', 'filterSort', 'onSearch'];
  expect(fields).toEqual(
    expect.arrayContaining(
      [...searchProps, 'optionFilterProp', 'searchValue'].map((p) => [p, `showSearch.${p}`]),
    ),
  );
});

test('the index page has a hero and a tab (B9, C1)', () => {
  const page = parse('/');
  expect(page.querySelector('.page-header h1')?.textContent).toBe('rc-select');
  expect(page.querySelector('.page-header .lead')?.textContent).toMatch(/^A select for React/);
  expect(headings(page, '[role="tab"]')).toContain('Playground');
});

test('the index page names what stands behind its first screen, and a short page does not', () => {
  const page = parse('/');
  const end = page.documentElement.getAttribute(FIRST_SCREEN) ?? '';
  expect(page.getElementById(end)?.localName).toBe('h2');
  expect(parse('/demo/single').documentElement.hasAttribute(FIRST_SCREEN)).toBe(false);
});

test('the overview links to all 31 demos (B5)', () => {
  const links = [...parse('/demo').querySelectorAll('main .demo-group a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links.sort()).toEqual([...DEMO_ADDRESSES].sort());
});

test('there are no demo pages but the 31 and their other spellings (B3)', () => {
  const folders = readdirSync(path.join(DIST, 'demo'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/demo/${name}`);
  const redirects = Object.keys(REDIRECTS).filter((address) => address.startsWith('/demo/'));
  expect(folders.sort()).toEqual([...DEMO_ADDRESSES, ...redirects].sort());
});

test('404.html shows the 404 page inside the documentation layout (B1, B7)', () => {
  const document = parse('/404');
  expect(document.querySelector('main h1')?.textContent).toBe('PAGE NOT FOUND');
  expect([...document.querySelectorAll('main a')].map((link) => link.textContent)).toContain(
    'Back to homepage',
  );
  for (const part of LAYOUT)
    expect(document.querySelectorAll(`#root ${part}`), part).toHaveLength(1);
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBeTruthy();
});

test('the versions in the pages are the locked ones, and that of rc-select is 14 (A1, A2)', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const version = parse('/').querySelector('.version')?.textContent;
  expect(version).toBe(lock.packages['node_modules/rc-select']?.version);
  expect(version).toMatch(/^14\./);
  expect(lock.packages['node_modules/umi']?.version).toBe(
    parse('/').querySelector('meta[name="generator"]')?.getAttribute('content')?.split(' ')[1],
  );
});
