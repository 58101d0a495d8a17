import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../src/markdown-pages/markdown';
import { twinPath } from '../../../src/markdown-pages/sourcePage';
import { PAGES } from '../../support/addresses';
import { REFERENCES } from '../../support/references';
import { DIST, fileOf, filesWith, parse, read } from '../dist';

const BASE = 'https://site.example';

const prose = (markdown: string) =>
  linesOf(markdown)
    .filter(({ isCode }) => !isCode)
    .map(({ text }) => text.replace(/``.+?``|`[^`]+`/g, ''));

const headingsOf = (markdown: string) =>
  linesOf(markdown)
    .filter(({ text, isCode }) => !isCode && /^#{1,6} /.test(text))
    .map(({ text }) => text.replace(/^#+ /, '').replaceAll('`', ''));

/** A heading of a document without the link to it, which has no text. */
const textOf = (heading: Element) => heading.textContent.replace(/#$/, '').trim();

const documents = new Map(PAGES.map((address) => [address, parse(address)]));
const twins = new Map(PAGES.map((address) => [address, read(twinPath(address))]));

describe.each([...documents])('the twin of %s', (address, document) => {
  const twin = twins.get(address) ?? '';

  test('has no tag and no mark of a callout outside of code', () => {
    const tags = prose(twin).filter((line) => /<\/?[a-z]|^\s*:::/i.test(line));
    expect(tags).toEqual([]);
  });

  test('has the headings of the page in their order', () => {
    const [title, ...rest] = headingsOf(twin);
    expect(title).toBe(document.title.replace(/ - (?:rc-select|React select component)$/, ''));
    const shown = [...document.querySelectorAll('main :is(h2, h3)')].map(textOf);
    const tabs = [...document.querySelectorAll('[role="tab"]')].map(
      ({ textContent }) => textContent,
    );
    expect(rest.filter((heading) => !tabs.includes(heading))).toEqual(shown);
    const [, ...others] = document.querySelectorAll(
      'main > [role="tablist"] [role="tab"], .content-tabs [role="tab"]',
    );
    expect(
      rest.filter((heading) => others.some((tab) => tab.textContent === heading)),
    ).toHaveLength(others.length);
  });

  test('has the text of every own file of its demos', () => {
    // A page shows no code of a demo without a block.
    const inBlock = /<code src="([^"]+)"(?![^>]* inline=)/g;
    const sources = [...readFileSync(sourceOf(address), 'utf8').matchAll(inBlock)];
    for (const [, src = ''] of sources) {
      const file = path.join(path.dirname(sourceOf(address)), src);
      expect(twin).toContain(readFileSync(file, 'utf8').trimEnd());
    }
    const shown = document.querySelectorAll('.demo-sources pre code');
    for (const { textContent } of shown) expect(twin).toContain(textContent.trimEnd());
  });

  test('has links that lead somewhere, to twins where there is one', () => {
    const links = prose(twin).flatMap((line) =>
      [...line.matchAll(/\]\(([^)\s]+)\)/g)].map(
        ([, href = '']) => new URL(href, BASE + twinPath(address)),
      ),
    );
    for (const { origin, pathname, hash, href } of links) {
      if (origin !== BASE) continue;
      expect(existsSync(path.join(DIST, pathname)), href).toBe(true);
      expect(path.extname(pathname), href).not.toBe('');
      const target = PAGES.find((each) => twinPath(each) === pathname);
      if (hash && target)
        expect(
          documents.get(target)?.getElementById(decodeURIComponent(hash.slice(1))),
          href,
        ).toBeTruthy();
    }
    expect(links.length).toBeGreaterThan(0);
  });

  test('is named by the document, as a link that works without script', () => {
    const link = document.querySelector('main header a[rel="alternate"][type="text/markdown"]');
    expect(link?.textContent).toBe('View as Markdown');
    expect(link?.getAttribute('href')).toBe(twinPath(address));
  });
});

function sourceOf(address: string): string {
  if (address === '/') return 'docs/index.md';
  return address === '/demo' ? 'docs/demo/index.md' : `docs${address}.md`;
}

test('the twin of the index page has every prop with its type and its description', () => {
  const twin = twins.get('/') ?? '';
  for (const { entries } of REFERENCES) {
    for (const { name, type, description } of entries) {
      expect(twin).toContain(`- **\`${name}\`**: \`${type}\``);
      expect(twin).toContain(description);
    }
  }
});

test('llms.txt leads to every twin, and llms-full.txt has them all', () => {
  const llms = read('llms.txt');
  const full = read('llms-full.txt');
  for (const [address, twin] of twins) {
    expect(llms).toContain(`](${twinPath(address)}): `);
    expect(full).toContain(twin);
  }
  expect(filesWith('.md')).toHaveLength(PAGES.length);
});

test('llms-full.txt has each script that several demos share, once', () => {
  const full = read('llms-full.txt');
  for (const file of ['useSuggestions.ts', 'fetchSuggestions.ts']) {
    const code = readFileSync(path.join('demos/suggestions', file), 'utf8').trimEnd();
    expect(full.split(code), file).toHaveLength(2);
  }
});

test('nothing names a host that nobody has said', () => {
  expect(existsSync(path.join(DIST, 'sitemap.xml'))).toBe(false);
  expect(read('robots.txt')).not.toContain('Sitemap');
  for (const [address, document] of documents) {
    expect(document.querySelector('link[rel="canonical"], [property="og:url"]')).toBeNull();
    expect(read(fileOf(address))).toContain('application/ld+json');
  }
});
