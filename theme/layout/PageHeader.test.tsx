// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageHeader } from './PageHeader';

function show(props?: string[]) {
  const frontMatter = { title: 'Limits', description: 'No more.', filename: 'docs/x.md' };
  const page = {
    path: '/demo/x',
    frontMatter: { ...frontMatter, ...(props && { props }) },
    toc: [],
    tabs: [],
  };
  render(
    <MemoryRouter>
      <PageHeader page={page} />
    </MemoryRouter>,
  );
}

test('the props of a page are links to their rows beside its title, and no part of it', () => {
  show(['select-maxCount', 'methods-focus']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Limits');
  const links = screen.getAllByRole('listitem').map((item) => item.querySelector('a'));
  expect(links.map((link) => [link?.textContent, link?.getAttribute('href')])).toEqual([
    ['maxCount', '/#select-maxCount'],
    ['focus()', '/#methods-focus'],
  ]);
});

test('a page that is about no prop has no list of them', () => {
  show();
  expect(screen.queryByRole('list')).toBeNull();
});
