// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { selectLocale } from '../../../../theme/locale/localeStore';
import { SidebarLinks } from '../../../../theme/page/sidebar/SidebarLinks';
import { PageContext, type PageState } from '../../../../theme/site/PageContext';
import { toSidebar, type PageInTable } from '../../../../src/page/sidebar';

/** Pages in two groups, of which every third is about tags. */
function makePages(count: number): PageInTable[] {
  return Array.from({ length: count }, (_, index) => ({
    path: `/demo/page-${index}`,
    frontMatter: {
      title: index % 3 === 0 ? `Tags in a form ${index}` : `Page ${index}`,
      group: index % 3 === 0 ? { title: 'Modes', order: 1 } : { title: 'Basics', order: 2 },
    },
  }));
}

function linksTo(pages: PageInTable[]) {
  const state: PageState = {
    page: undefined,
    tab: undefined,
    navigation: toSidebar(pages),
    demos: () => Promise.resolve({ demos: {} }),
    parts: new Map(),
    replayPress: () => undefined,
  };
  return (
    <MemoryRouter>
      <PageContext value={state}>
        <SidebarLinks />
      </PageContext>
    </MemoryRouter>
  );
}

const pages = makePages(90);
const links = linksTo(pages);

const titles = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const field = () => screen.getByRole('searchbox', { name: 'Filter pages' });

afterEach(() => act(() => selectLocale('en')));

describe('the links of a large site', () => {
  test('are filtered by the words that their titles contain, in any order and case', async () => {
    render(links);
    await userEvent.type(field(), 'FORM tags 1');
    expect(titles()).toEqual(
      pages
        .map(({ frontMatter }) => frontMatter.title)
        .filter((title) => title.startsWith('Tags') && title.includes('1')),
    );
  });

  test('lose a group without a match', async () => {
    render(links);
    expect(screen.getAllByRole('list')).toHaveLength(2);
    await userEvent.type(field(), 'tags');
    expect(screen.getAllByRole('list')).toHaveLength(1);
    expect(screen.queryByText('Basics')).toBeNull();
  });

  test('are counted for all readers while they are filtered, and only then', async () => {
    render(links);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    await userEvent.type(field(), 'tags');
    await waitFor(() => expect(status.textContent).toBe('30 of 90 pages'));
    await userEvent.type(field(), ' no such page');
    await waitFor(() => expect(status.textContent).toBe('0 of 90 pages'));
    expect(titles()).toEqual([]);
  });

  test('are all there again after Escape, which does not close the menu around them', async () => {
    render(links);
    await userEvent.type(field(), 'tags');
    const closesMenu = vi.fn<(closes: boolean) => void>();
    document.body.addEventListener('keydown', (event) => closesMenu(!event.defaultPrevented));
    await userEvent.keyboard('{Escape}');
    expect(titles()).toHaveLength(90);
    expect(field()).toHaveProperty('value', '');
    expect(closesMenu).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
    expect(closesMenu).toHaveBeenLastCalledWith(true);
  });

  test('are filtered by what was typed before React was there', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(links);
    const typed = container.querySelector('input');
    if (typed) typed.value = 'tags';
    const root = await act(() => hydrateRoot(container, links));
    expect(titles()).toHaveLength(30);
    expect(field()).toHaveProperty('value', 'tags');
    act(() => root.unmount());
    container.remove();
  });

  test('have a field in Chinese when that language is selected', async () => {
    await act(() => selectLocale('zh-CN'));
    render(links);
    await userEvent.type(screen.getByRole('searchbox', { name: '筛选页面' }), 'tags');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('90 个页面中的 30 个'));
  });
});

describe('the links of a small site', () => {
  test('have no field', () => {
    render(linksTo(makePages(60)));
    expect(titles()).toHaveLength(60);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
