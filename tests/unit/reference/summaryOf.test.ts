import { expect, test } from 'vitest';
import { findReference } from '../../../src/rc-select/reference';
import { summaryOf } from '../../../theme/reference/summaryOf';

test('a description is split behind its first sentence', () => {
  expect(summaryOf('The value. It may be `null`.')).toEqual({
    summary: 'The value.',
    rest: 'It may be `null`.',
  });
});

test('a description of one sentence has no rest', () => {
  expect(summaryOf('Style of the popup.')).toEqual({ summary: 'Style of the popup.', rest: '' });
});

test('a full stop in code ends no sentence', () => {
  expect(summaryOf('Calls `select.focus()` for 1.5 s. Then it stops.').summary).toBe(
    'Calls `select.focus()` for 1.5 s.',
  );
  expect(summaryOf('It ends in `...`. Only labels are cut.').summary).toBe('It ends in `...`.');
});

test.each(['Select', 'Methods', 'Option', 'OptGroup'])(
  'no sentence of the table %s is cut within code',
  (id) => {
    const found = findReference(id);
    const entries = typeof found === 'object' ? found.entries : [];
    expect(entries.length).toBeGreaterThan(0);
    for (const { description } of entries) {
      const { summary, rest } = summaryOf(description);
      expect(summary).toMatch(/\.$/);
      expect(summary.split('`').length % 2, summary).toBe(1);
      expect([summary, rest].filter(Boolean).join(' ')).toBe(description);
    }
  },
);
