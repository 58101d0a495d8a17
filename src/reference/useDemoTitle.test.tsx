// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useDemoTitle } from './useDemoTitle';
import { PageContext, type PageState } from '../document/router/PageContext';

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
