import { describe, expect, test } from 'vitest';
import {
  isRight,
  passageAt,
  type Readings,
} from '../../../../bench/search/questions/passages/isRight';
import { readReadings } from '../../../../bench/search/questions/passages/readReadings';
import { parseMarkup } from '../../../../src/lib/markup';

const row = (id: string, text: string) => `<tr id="${id}"><th>${id}</th><td>${text}</td></tr>`;
const words = (count: number) => 'word '.repeat(count);

const READINGS: Readings = new Map(
  Object.entries({
    '/guide': `
      <header><h1 id="guide">Guide</h1><p>Lead.</p></header>
      <h2 id="one">One</h2><p>Text of one.</p>
      <h3 id="below">Below</h3><p>Text below.</p>
      <h2 id="two">Two</h2><p>Text of two.</p>`,
    '/props': `
      <h1>Props</h1>
      <h2 id="select">Select</h2>
      <table>${row('value', 'What is chosen.')}${row('far', words(600))}${row('open', 'Shown.')}</table>
      <h2 id="after">After</h2>`,
    '/demo': `
      <h1>Demo</h1><p>Lead of the demo page.</p>
      <section class="demo" id="first">
        <header><h2 id="first-title">First</h2><p>What it shows.</p></header>
        <div class="demo-block"><p id="inside">${words(600)}</p></div>
      </section>
      <h3 id="why">Why</h3><p>Text.</p>`,
    '/tabs': `
      <h1>Tabs</h1><p>Lead.</p>
      <div role="tabpanel" data-key="own"><h2 id="own">Own</h2></div>
      <div role="tabpanel" data-key="more" hidden><p>More.</p><h2 id="news">News</h2></div>`,
  }).map(([page, markup]) => [page, readReadings(parseMarkup(markup))]),
);

const textAt = (address: string) => {
  const passage = passageAt(READINGS, address);
  return passage?.reading.text.slice(passage.start, passage.end);
};

describe('an address leads to', () => {
  test('a section up to the next heading of its level or a higher one', () => {
    expect(textAt('/guide#one')).toBe('One\nText of one.\nBelow\nText below.\n');
    expect(textAt('/guide#below')).toBe('Below\nText below.\n');
    expect(textAt('/guide#two')).toBe('Two\nText of two.\n');
  });

  test('a row or a demo up to its own end', () => {
    expect(textAt('/props#value')).toBe('value\nWhat is chosen.\n');
    expect(textAt('/demo#first')).toBe('First\nWhat it shows.\n');
  });

  test('the lead of a page up to the first heading below its title', () => {
    expect(textAt('/guide')).toBe('Guide\nLead.\n');
    expect(textAt('/demo')).toBe('Demo\nLead of the demo page.\n');
  });

  test('the text of a tab, which the page itself does not have', () => {
    expect(textAt('/tabs?tab=more')).toBe('More.\n');
    expect(textAt('/tabs?tab=more#news')).toBe('News\n');
    expect(textAt('/tabs#news')).toBeUndefined();
    expect(textAt('/tabs#own')).toBe('Own\n');
  });

  test('nothing where the site has no such page, tab or element', () => {
    expect(textAt('/none')).toBeUndefined();
    expect(textAt('/tabs?tab=none')).toBeUndefined();
    expect(textAt('/tabs?tab=own')).toBeUndefined();
    expect(textAt('/guide#none')).toBeUndefined();
    expect(textAt('/demo#inside')).toBeUndefined();
  });
});

test.each([
  ['leads to an answer', '/guide#one', ['/guide#one'], true],
  ['leads to one, written in another way', '/guide/#one', ['/guide#one'], true],
  ['leads to no page', '/', ['/'], false],
  ['leads to a section that holds one', '/guide#one', ['/guide#two', '/guide#below'], true],
  ['leads to a section inside of one', '/guide#below', ['/guide#one'], false],
  ['leads to another section', '/guide#two', ['/guide#one', '/guide#below'], false],
  ['leads to the lead that is one', '/guide', ['/guide'], true],
  ['leads to the lead above one', '/guide', ['/guide#one'], false],
  ['leads to a long table that begins with one', '/props#select', ['/props#value'], true],
  ['leads to a long table that ends with one', '/props#select', ['/props#open'], false],
  ['leads to the beginning of a long one', '/props#select', ['/props#far'], true],
  ['leads to a long one', '/props#far', ['/props#far'], true],
  ['leads to another page', '/demo', ['/guide'], false],
  ['leads to another tab', '/tabs', ['/tabs?tab=more'], false],
])('whether a hit is right that %s: %s for %j is %s', (_, hit, answers, right) => {
  expect(isRight(READINGS, hit, answers)).toBe(right);
});
