import { describe, expect, test } from 'vitest';
import { LEADS_TO } from '../../document/contract';
import { redirectPage } from '../../document/page/redirectPage';
import { SPELLINGS } from './redirects';

describe('other spellings of addresses (B4)', () => {
  test('are the eight of the original registry', () => {
    expect(Object.keys(SPELLINGS)).toEqual(
      [
        'filterSort',
        'dropdownRender',
        'optionRender',
        'getPopupContainer',
        'multiple-with-maxCount',
        'optionFilterProp',
        'optionLabelProp',
        'singleFieldNames',
      ].map((name) => `/demo/${name}`),
    );
  });

  test('redirect to the same words in kebab case', () => {
    for (const [from, to] of Object.entries(SPELLINGS)) {
      expect(to).toBe(from.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    }
  });

  test('keep query and hash with JavaScript, and redirect without it', () => {
    const html = redirectPage('/demo/filter-sort', 'lead()');
    expect(html).toContain(`${LEADS_TO}="/demo/filter-sort"`);
    expect(html).toContain('<script>lead()</script>');
    expect(html).toContain('http-equiv="refresh" content="0; url=/demo/filter-sort"');
    expect(html).toContain('<a href="/demo/filter-sort">');
  });
});
