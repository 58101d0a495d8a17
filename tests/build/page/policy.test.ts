import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { UNREACHABLE_PAGE } from '../../../src/offline/offlineFiles';
import REDIRECTS from '../../../src/subject/rc-select/redirects';
import { fileOf, filesWith, parse, read } from '../dist';

/** All but that of edited code, which has a policy of its own. */
const FILES = filesWith('.html').filter((file) => !file.startsWith('live/'));

const documents = new Map(FILES.map((file) => [file, new JSDOM(read(file)).window.document]));

/** What is not data, and has its text in the document. */
const inlineScripts = (document: Document) =>
  [...document.scripts].filter(({ type, src }) => !src && !type.startsWith('application/'));

const [script] = inlineScripts(parse('/'));
const hash = `'sha256-${createHash('sha256')
  .update(script?.text ?? '')
  .digest('base64')}'`;

/** The script that the SDK of StackBlitz writes into its frame. */
const SDK = "'sha256-/ENZiniM/oUORwh2vOMqctTWGlv74LCi2uG9JN6/Wws='";

const sourcesOf = (document: Document, directive: string) =>
  document
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content')
    ?.split('; ')
    .find((each) => each.startsWith(directive))
    ?.split(' ')
    .slice(1);

describe('the documents of all kinds', () => {
  test('are there: pages, redirects, tabs, demos alone, the 404 page and what is said without a network', () => {
    const kinds = ['index.html', 'tab/playground/index.html', '404.html', UNREACHABLE_PAGE];
    const redirects = Object.keys(REDIRECTS).map((address) => fileOf(address).slice(1));
    expect(FILES).toEqual(expect.arrayContaining([...kinds, ...redirects]));
    expect(FILES.filter((file) => file.startsWith('~demos/')).length).toBeGreaterThan(30);
  });

  test('have one inline script, the same in all of them, and its hash in their policy', () => {
    for (const [file, document] of documents) {
      const texts = inlineScripts(document).map(({ outerHTML }) => outerHTML);
      expect(texts, file).toEqual([script?.outerHTML]);
      const hashes = sourcesOf(document, 'script-src')?.filter((each) => each.includes('sha256-'));
      expect(
        hashes?.filter((each) => each !== SDK),
        file,
      ).toEqual([hash]);
    }
  });

  test('allow exports where the layout is, and nowhere else', () => {
    for (const [file, document] of documents) {
      const hasLayout = document.querySelector('.site-header') !== null;
      expect(sourcesOf(document, 'script-src')?.includes(SDK), file).toBe(hasLayout);
      expect(sourcesOf(document, 'form-action')?.includes("'none'"), file).toBe(!hasLayout);
    }
  });
});
