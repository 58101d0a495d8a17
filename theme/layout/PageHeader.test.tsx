// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { PageMatter } from '../../src/document/page/pageData';
import { PageHeader } from './PageHeader';

function show(matter: Partial<PageMatter> = {}) {
  const frontMatter = { title: 'Limits', description: 'No more.', filename: 'docs/x.md' };
  const page = {
    path: '/demo/x',
    frontMatter: { ...frontMatter, ...matter },
    toc: [],
    tabs: [],
  };
  render(
    <MemoryRouter>
      <PageHeader page={page} />
    </MemoryRouter>,
  );
}

test('the props of a page are links to their rows below its title, and no part of it', () => {
  show({ props: ['select-maxCount', 'methods-focus'] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Limits');
  expect(screen.getByText('<Select').parentElement?.textContent).toBe(
    '<Select maxCount> ref.focus()',
  );
  const links = screen.getAllByRole('link', { name: /^(?:maxCount|focus\(\))$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/#select-maxCount',
    '/#methods-focus',
  ]);
});

test('a page that is about no code has no signature', () => {
  show();
  expect(document.querySelector('.signature')).toBeNull();
});

test('the name of a package in the lead is one piece', () => {
  show({ description: 'From rc-select to @rc-component/select 1.x.' });
  expect(screen.getByText('@rc-component/select').className).toBe('package-name');
  expect(document.querySelector('.lead')?.textContent).toBe(
    'From rc-select to @rc-component/select 1.x.',
  );
});
