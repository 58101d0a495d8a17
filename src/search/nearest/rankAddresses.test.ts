import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestAddresses } from './rankAddresses';
import { PAGES } from '../../../tests/support/addresses';

const ADDRESSES = [...PAGES, '/#select-props', '/#option-props', '/#keyboard', '/#api'];
const nearest = (asked: string) => nearestAddresses(asked, ADDRESSES);

describe('the addresses nearest to one that does not exist', () => {
  test.for([
    ['/demos/single', '/demo/single'],
    ['/demo/sinlge', '/demo/single'],
    ['/demo/tgas', '/demo/tags'],
    ['/demo/optionrender', '/demo/option-render'],
    ['/demo/filter_sort', '/demo/filter-sort'],
    ['/demo/Multiple-Readonly.html', '/demo/multiple-readonly'],
    ['/getPopupContainer', '/demo/get-popup-container'],
    ['/demo/maxCount', '/demo/multiple-with-max-count'],
    ['/components/select/demo/tags', '/demo/tags'],
    ['/zh-CN/demo/single', '/demo/single'],
    ['/demos', '/demo'],
    ['/demo/nothing-like-it', '/demo'],
    ['/select-props', '/#select-props'],
    ['/components/select', '/#select-props'],
    ['/docs/keybord', '/guide/keyboard'],
    ['/migration', '/guide/migration'],
  ])('of %s begin with %s', ([asked = '', expected]) => {
    expect(nearest(asked)[0]).toBe(expected);
  });

  test('are several when several are near', () => {
    expect(nearest('/api/select')).toEqual(['/#api', '/#select-props']);
    expect(nearest('/demo/custom')).toEqual(
      expect.arrayContaining(['/demo/custom-label', '/demo/custom-tags', '/demo/custom-icon']),
    );
  });

  test.for([
    '/',
    '',
    '/nowhere',
    '/no/such/page',
    '/wp-login.php',
    '/robots.txt',
    '/404',
    '/a',
    '/🎉',
  ])('are an empty list for %s', (asked) => {
    expect(nearest(asked)).toEqual([]);
  });

  test('list a page before an equally near section', () => {
    expect(nearestAddresses('/keyboard-table', ['/#keyboard', '/keyboard'])).toEqual([
      '/keyboard',
      '/#keyboard',
    ]);
  });

  test('are at most five distinct addresses of the site for any input', () => {
    const segment = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc.constantFrom('demo', 'select', 'custom', 'option', 'multiple', 'tags'),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 12 }), (segments) => {
        const found = nearest(`/${segments.join('/')}`);
        expect(found.length).toBeLessThanOrEqual(5);
        expect(new Set(found).size).toBe(found.length);
        expect(ADDRESSES).toEqual(expect.arrayContaining(found));
      }),
      { numRuns: 40 },
    );
  });

  test('are found for an address of 10,000 characters from its last part', () => {
    expect(nearest(`${'/xyz'.repeat(2500)}/demo/single`)[0]).toBe('/demo/single');
    expect(nearest(`/demo/single${'/xyz'.repeat(2500)}`)).toEqual([]);
    expect(nearest(`/${'x'.repeat(10_000)}`)).toEqual([]);
  });
});
