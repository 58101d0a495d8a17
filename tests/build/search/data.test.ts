import { describe, expect, test } from 'vitest';
import { REFERENCES } from '../../support/references';
import { type Entry } from '../../../src/search/engine/site/entries';
import { readEntries } from '../../../src/search/engine/site/readEntries';
import { hintsOf } from '../../unit/search/support/expected';
import { DEMO_ADDRESSES, PAGES } from '../../support/addresses';
import { parse } from '../dist';
import { builtData, builtEngine } from './support';

const data = builtData();
const entries = readEntries(data);
const engine = builtEngine();
const documents = new Map(PAGES.map((address) => [address, parse(address)]));
const links = new Set(entries.map(({ link }) => link));

/**
 * The problem with the link of an entry, or nothing if its target exists and is visible there.
 */
function problemOf({ link }: Entry): string | undefined {
  const { pathname, searchParams, hash } = new URL(link, 'https://site.example');
  const document = documents.get(pathname);
  if (!document) return `${link}: no such page`;
  const key = searchParams.get('tab');
  const panel = document.querySelector(`[role="tabpanel"][data-key="${key ?? ''}"]`);
  if (key !== null && !panel) return `${link}: no such tab`;
  if (!hash) return undefined;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return `${link}: no such place`;
  const isHidden = target.closest('[hidden]') !== panel;
  return isHidden ? `${link}: in another tab` : undefined;
}

test('every entry links to a page, a section or a tab that exists (D4)', () => {
  expect(entries.length).toBeGreaterThan(300);
  expect(entries.flatMap((entry) => problemOf(entry) ?? [])).toEqual([]);
});

test('all pages are included, with their navigation entries (D5)', () => {
  const routes = Object.values(data.routes).map(({ path = '' }) => `/${path}`);
  expect(routes.sort()).toEqual([...PAGES].sort());
  expect(data.nav).toEqual([
    { title: 'Documentation', link: '/', activePath: '/guide' },
    { title: 'Demo', link: '/demo', activePath: '/demo' },
  ]);
  expect(new Set(entries.map(({ page }) => page.nav.title))).toEqual(
    new Set(['Documentation', 'Demo']),
  );
});

test('pages have the titles and descriptions that they show, and no text twice', () => {
  for (const { path = '', meta } of Object.values(data.routes)) {
    const document = documents.get(`/${path}`);
    expect(meta?.frontmatter).toMatchObject({
      title: document?.querySelector('main h1')?.textContent,
      description: document?.querySelector('main .lead')?.textContent,
    });
    const texts = meta?.texts?.map(({ value }) => value) ?? [];
    expect(texts).not.toContain(meta?.frontmatter?.description);
  }
});

describe.each(PAGES)('of the page %s', (address) => {
  const document = documents.get(address);
  const own = entries.filter(
    ({ link }) => new URL(link, 'https://site.example').pathname === address,
  );
  const paragraphs = new Set(own.flatMap((entry) => entry.paragraphs));

  test('every heading and every demo is an entry', () => {
    const missing = [...(document?.querySelectorAll('main :is(h2, h3, h4)') ?? [])].filter(
      (heading) => {
        const place = heading.closest('section.demo')?.id ?? heading.id;
        const tab = heading.closest('[role="tabpanel"][hidden]')?.getAttribute('data-key');
        return !links.has(`${address}${tab ? `?tab=${tab}` : ''}#${place}`);
      },
    );
    expect(missing.map(({ textContent }) => textContent)).toEqual([]);
  });

  test('every paragraph of prose is in the text of an entry', () => {
    const prose = [...(document?.querySelectorAll('.markdown > p, .markdown > ul > li') ?? [])]
      .filter((element) => !element.querySelector('p, ul'))
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    expect(prose.filter((text) => text && !paragraphs.has(text))).toEqual([]);
  });

  test('no text contains interface words or sources', () => {
    const all = [...paragraphs].join('\n');
    expect(all).not.toMatch(
      /Edit this page|Last updated|Open in new tab|Show \d+ (?:more lines|lines above)|^Copy$/m,
    );
    expect(all).not.toMatch(/export default function|import ['"]\.\.\/skin/);
  });
});

test('every demo is found by its title', () => {
  const demos = [...documents].flatMap(([address, document]) =>
    [...document.querySelectorAll('section.demo')].map((demo) => ({
      link: `${address}#${demo.id}`,
      title: demo.querySelector('h2')?.firstChild?.textContent ?? '',
    })),
  );
  expect(demos.length).toBeGreaterThan(DEMO_ADDRESSES.length);
  for (const { link, title } of demos) {
    const hints = hintsOf(engine.searchNames(title).groups);
    expect(hints, title).toContainEqual(expect.objectContaining({ type: 'demo', link }));
  }
});

test('every heading of the index page is found by its words (D4)', () => {
  const headings = [...(documents.get('/')?.querySelectorAll('main :is(h2, h3)') ?? [])];
  for (const heading of headings.filter((element) => !element.closest('[hidden]'))) {
    const found = hintsOf(engine.searchNames(heading.textContent).groups).map(({ link }) => link);
    expect(found, heading.textContent).toContain(`/#${heading.id}`);
  }
});

test('every prop is an entry of its own that says what it is', () => {
  for (const { anchor, entries: props } of REFERENCES) {
    expect(props.length).toBeGreaterThan(0);
    for (const { name, type, description = '' } of props) {
      const entry = entries.find(({ link }) => link === `/#${anchor}-${name}`);
      expect(entry?.ownTitle).toBe(name);
      expect(entry?.paragraphs[0]).toContain(` · ${type} · `);
      expect(entry?.paragraphs[0]).toContain(description.replaceAll('`', ''));
    }
  }
});
