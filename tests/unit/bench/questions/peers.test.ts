import { describe, expect, test } from 'vitest';
import { peerPages } from '../../../../bench/search/questions/peers/pages';
import { sectionsOf } from '../../../../bench/search/questions/peers/sections';
import { attributeOf, findAll, parseMarkup, rawTextOf } from '../../../../src/lib/markup';

const document = parseMarkup(`
  <meta name="keywords" content="tag, pill">
  <main>
    <header><h1>Tags</h1><p>Several values.</p><p data-search="ignore">Copy</p></header>
    <div role="tablist"><button id="label">Moving</button></div>
    <div role="tabpanel" data-key="own">
      <p>Text.</p>
      <section class="demo" id="demo"><header><h2 id="demo-title">Labels</h2><p>Type.</p></header>
        <div class="demo-block">
          <div class="demo-stage">Bug</div>
          <div role="tabpanel" data-key="index.tsx">const one = 1;</div>
          <div role="tabpanel" data-key="one.css" hidden>.one</div>
          <div role="tabpanel" data-key="../skin.css" hidden>.skin</div>
        </div>
      </section>
      <h2 id="rows">Rows</h2>
      <table><tr id="mode"><td>mode</td></tr></table>
      <h4 id="deep">Deep</h4><p>Down.</p>
    </div>
    <div role="tabpanel" data-key="moving" aria-labelledby="label" hidden>
      <p>Moved.</p><h2 id="names">Names</h2>
    </div>
  </main>`);

const [main] = findAll(document, ({ tagName }) => tagName === 'main');
const pages = main ? peerPages({ address: '/tags', document, main }) : [];
const [page, tab] = pages;

test('a page has its title, description and keywords, and each tab is a page', () => {
  expect(pages).toMatchObject([
    { address: '/tags', title: 'Tags', description: 'Several values.', keywords: 'tag, pill' },
    { address: '/tags?tab=moving', title: 'Moving' },
  ]);
});

describe('other searches are given', () => {
  const sections = page ? sectionsOf(page) : [];

  test('sections that begin at headings, with the ids of this site', () => {
    expect(sections.map(({ address, depth, title }) => [address, depth, title])).toEqual([
      ['/tags', 1, 'Tags'],
      ['/tags#demo', 2, 'Labels'],
      ['/tags#rows', 2, 'Rows'],
      ['/tags#deep', 4, 'Deep'],
    ]);
  });

  test('the text that readers see, without the interface and the running demo', () => {
    expect(sections.map(({ paragraphs }) => paragraphs)).toEqual([
      ['Several values.', 'Text.'],
      ['Type.', 'const one = 1;', '.one'],
      ['mode'],
      ['Down.'],
    ]);
  });

  test('deeper headings as text where a search does not split at them', () => {
    expect(page && sectionsOf(page, 3).at(-1)).toEqual({
      address: '/tags#rows',
      depth: 2,
      title: 'Rows',
      paragraphs: ['mode', 'Deep', 'Down.'],
    });
  });

  test('the sections of a tab under its own address', () => {
    expect(tab && sectionsOf(tab).map(({ address }) => address)).toEqual([
      '/tags?tab=moving',
      '/tags?tab=moving#names',
    ]);
  });
});

test('no interface is left in the content of a page', () => {
  expect(page && rawTextOf(page.content)).not.toMatch(/Copy|Moving|Bug|Moved/);
});

test('the markup by which hits are judged stays as it is', () => {
  const [demo] = main ? findAll(main, ({ tagName }) => tagName === 'section') : [];
  expect(demo && attributeOf(demo, 'id')).toBe('demo');
  expect(demo && rawTextOf(demo)).toContain('.skin');
});
