import { expect, test } from 'vitest';
import { SearchEngine } from '../../../src/search/engine';
import { hintsOf } from './support/expected';
import { page, siteOf } from './support/pages';

const forms = page('forms', { '': 'What a form gets from a select.' });
const withWords = {
  ...forms,
  meta: { ...forms.meta, frontmatter: { title: 'forms', keywords: ['FormData', 'hidden input'] } },
};
const engine = new SearchEngine(siteOf(page('tags', { '': 'Free text.' }), withWords));

test.each(['FormData', 'formdata', 'hidden input'])(
  'the other words of a page lead to it, and are not shown: %s',
  (query) => {
    const hints = hintsOf(engine.search(query).groups);
    expect(new Set(hints.map(({ link }) => link))).toEqual(new Set(['/demo/forms']));
    expect(JSON.stringify(hints)).not.toMatch(/FormData|hidden/);
  },
);
