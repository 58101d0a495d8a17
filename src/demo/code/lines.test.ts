import { describe, expect, test } from 'vitest';
import { withFocus } from './lines';

describe('what a demo is about, in its code', () => {
  test('has the lines above it in an element, with their number, and marked lines', () => {
    const html = withFocus('a\nb\nc\nd', { above: 2, marked: new Set([2]) });
    expect(html).toBe(
      '<span class="lines-above" data-lines="2" hidden="until-found">a\nb\n</span><mark>c</mark>\nd',
    );
  });

  test('leaves code as it is where there is nothing to show first', () => {
    expect(withFocus('a\nb', { above: 0, marked: new Set() })).toBe('a\nb');
  });
});
