// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SidebarLinks } from './SidebarLinks';
import { PageContext, type PageState } from '../../src/document/router/PageContext';

const STATE: PageState = {
  page: {
    path: '/demo/tags',
    frontMatter: { title: 'Tags', description: '', filename: '' },
    toc: [],
    tabs: [],
  },
  tab: undefined,
  navigation: [
    { title: undefined, items: [{ title: 'Home', path: '/' }] },
    { title: 'Modes', items: [{ title: 'Tags', path: '/demo/tags' }] },
  ],
  demos: () => Promise.resolve({ demos: {} }),
  parts: new Map(),
  replayPress: () => undefined,
};

test('the links are lists named after their groups, with the current page marked', () => {
  render(
    <MemoryRouter>
      <PageContext value={STATE}>
        <SidebarLinks />
      </PageContext>
    </MemoryRouter>,
  );
  const linkIn = (list: string) =>
    within(screen.getByRole('list', { name: list })).getByRole('link');
  expect(linkIn('Documentation').getAttribute('aria-current')).toBeNull();
  expect(linkIn('Modes').textContent).toBe('Tags');
  expect(linkIn('Modes').getAttribute('aria-current')).toBe('page');
});
