import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LEADS_TO } from '../../../src/document/contract';
import { DIST, filesWith, parse, read } from '../dist';

const TABS = [{ key: 'playground', title: 'Playground' }];

const hrefOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('href');

test('the tabs of a page are links to documents of their own (B9, B11)', () => {
  const links = [...parse('/').querySelectorAll('.content-tabs > .tab-list > a[role="tab"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    ...TABS.map(({ key }) => `/tab/${key}`),
  ]);
  expect(links.map((link) => link.getAttribute('tabindex'))).toEqual(['0', '0']);
});

describe.each(TABS)('the document of the tab $key', ({ key, title }) => {
  const document = parse(`/tab/${key}`);

  test('shows that tab alone, in the documentation layout', () => {
    expect(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toBe(title);
    const panels = [...document.querySelectorAll('.content-tabs > [role="tabpanel"]')];
    const shown = panels.filter((panel) => !panel.hasAttribute('hidden'));
    expect(shown.map((panel) => panel.getAttribute('data-key'))).toEqual([key]);
    expect(shown[0]?.textContent.length).toBeGreaterThan(100);
    expect(panels.filter((panel) => panel.textContent && !shown.includes(panel))).toEqual([]);
    const sections = [...document.querySelectorAll('.toc a')].map((link) =>
      decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''),
    );
    expect(sections.filter((id) => !shown[0]?.querySelector(`[id="${id}"]`))).toEqual([]);
  });

  test('is named after it, and is the page with `?tab=` to search engines', () => {
    expect(document.title).toBe(`${title} - rc-select`);
    expect(hrefOf(document, 'link[rel="canonical"]')).toMatch(new RegExp(`/\\?tab=${key}$`));
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  test('replaces itself with the page before anything of it is read', () => {
    expect(document.documentElement.getAttribute(LEADS_TO)).toBe(`/?tab=${key}`);
    const [script] = document.scripts;
    const before = [...document.head.children].slice(
      0,
      [...document.head.children].findIndex((element) => element === script),
    );
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter((element) => !element.matches('meta, link[rel~="icon"]'))).toEqual([]);
  });
});

test('nothing that lists pages knows the documents of tabs', () => {
  const lists = ['llms.txt', 'llms-full.txt', ...filesWith('.json'), ...filesWith('.xml')];
  const names = lists.filter((file) => /\/tab\/playground/.test(read(file)));
  expect(names).toEqual([]);
  expect(readFileSync(path.join(DIST, 'llms.txt'), 'utf8')).toContain('/index.md');
});
