// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useDemoTitle, summaryOf } from './Details';
import { PageContext, type PageState } from '../document/router/PageContext';
import { findReference } from '.';

const state: PageState = {
  page: undefined,
  tab: undefined,
  navigation: [{ title: 'Looks', items: [{ title: 'Custom icons', path: '/demo/custom-icon' }] }],
  demos: () => Promise.resolve({ demos: {} }),
  parts: new Map(),
  replayPress: () => undefined,
};

const wrapper = ({ children }: { children: ReactNode }) => (
  <PageContext value={state}>{children}</PageContext>
);

test('a demo has the title that its page has in the sidebar, or else the name in its address', () => {
  const { result } = renderHook(useDemoTitle, { wrapper });
  expect(result.current('custom-icon')).toBe('Custom icons');
  expect(result.current('unknown')).toBe('unknown');
});

test.each([
  ['The value. It may be `null`.', 'The value.', 'It may be `null`.'],
  ['Style of the popup.', 'Style of the popup.', ''],
  ['Calls `select.focus()` for 1.5 s. Then.', 'Calls `select.focus()` for 1.5 s.', 'Then.'],
  [
    'Pushes the other, e.g. by 5 (i.e. as far as it is). No.',
    'Pushes the other, e.g. by 5 (i.e. as far as it is).',
    'No.',
  ],
  [
    'E.g. ticks, labels, etc. and more, vs. none. Then.',
    'E.g. ticks, labels, etc. and more, vs. none.',
    'Then.',
  ],
  ['It ends in `...`. Only labels are cut.', 'It ends in `...`.', 'Only labels are cut.'],
])('the first sentence of "%s" is "%s"', (description, summary, rest) => {
  expect(summaryOf(description)).toEqual({ summary, rest });
});

test.each(['Select', 'Methods', 'Option', 'OptGroup'])(
  'no sentence of the table %s is cut within code',
  (id) => {
    const found = findReference(id);
    const entries = typeof found === 'object' ? found.entries : [];
    expect(entries.length).toBeGreaterThan(0);
    for (const { description = '' } of entries) {
      const { summary, rest } = summaryOf(description);
      expect(summary).toMatch(/\.$/);
      expect(summary.split('`').length % 2, summary).toBe(1);
      expect([summary, rest].filter(Boolean).join(' ')).toBe(description);
    }
  },
);
