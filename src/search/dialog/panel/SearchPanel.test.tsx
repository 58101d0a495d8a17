// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSearchClient, type SearchClient } from '../../client/searchClient';
import SearchPanel from './SearchPanel';
import { fakeParts, type FakeWorker } from '../../../../tests/unit/search/client/support';

const follow = vi.hoisted(() => vi.fn());
const shared = vi.hoisted((): { client?: SearchClient } => ({}));

vi.mock('../follow/useFollowHint', () => ({
  useFollowHint: () => follow,
}));
vi.mock('./client', async () => {
  const { useStore } = await import('../../../lib/react/useStore');
  const client = () => {
    if (!shared.client) throw new Error('no test has made a client');
    return shared.client;
  };
  return {
    searchClient: client,
    useSearchState: () => useStore(client()),
  };
});

let workers: FakeWorker[] = [];

beforeEach(() => {
  const fake = fakeParts();
  workers = fake.workers;
  shared.client = createSearchClient(fake.parts);
  follow.mockReset();
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

function open(query?: string) {
  render(
    <MemoryRouter>
      <SearchPanel query={query} />
    </MemoryRouter>,
  );
  return screen.getByRole('combobox');
}

const activeText = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the search dialog', () => {
  test('takes the focus and offers starting points before anything is typed', () => {
    const field = open();
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.hasAttribute('aria-controls')).toBe(false);
    expect(screen.getByRole('link', { name: 'All demos' })).toBeTruthy();
  });

  test('lists the results, with the first one active', async () => {
    const field = open();
    await userEvent.type(field, 'allowClear');
    const options = await screen.findAllByRole('option');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('listbox').id).toBe(field.getAttribute('aria-controls'));
    expect(options[0]?.getAttribute('aria-selected')).toBe('true');
    expect(activeText(field)).toBe(options[0]?.textContent);
    expect(within(options[0] as HTMLElement).getByText('allowClear').tagName).toBe('MARK');
    expect(screen.getByRole('status').textContent).toBe('1 result');
  });

  test('Enter opens the active result with its words, and remembers the search', async () => {
    const field = open('allowClear');
    await screen.findAllByRole('option');
    await userEvent.type(field, '{Enter}');
    expect(follow).toHaveBeenCalledExactlyOnceWith({
      link: '/demo/single#clear',
      words: ['Clear', 'allowClear'],
    });
    expect(localStorage.getItem('rc-select-docs:recent-searches')).toBe('["allowClear"]');
  });

  test('Enter before the answer waits for it', async () => {
    const field = open('tags');
    await screen.findAllByRole('option');
    workers[0]?.hold();
    await userEvent.clear(field);
    await userEvent.type(field, 'allowClear{Enter}');
    expect(follow).not.toHaveBeenCalled();
    await act(async () => {
      workers[0]?.release();
      await Promise.resolve();
    });
    await vi.waitFor(() =>
      expect(follow.mock.calls[0]?.[0]).toMatchObject({ link: '/demo/single#clear' }),
    );
  });

  test('Enter before the answer opens nothing if the reader types on', async () => {
    const field = open('tags');
    await screen.findAllByRole('option');
    workers[0]?.hold();
    await userEvent.type(field, 'x{Enter}y');
    await act(async () => {
      workers[0]?.release();
      await Promise.resolve();
    });
    await screen.findByText('No content was found', { selector: '.search-message-title' });
    expect(follow).not.toHaveBeenCalled();
  });

  test('Enter within an input method opens nothing', async () => {
    const field = open('allowClear');
    await screen.findAllByRole('option');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(follow).not.toHaveBeenCalled();
  });

  test('suggests the nearest words when nothing is found, and searches for them', async () => {
    const field = open('alowCleerx');
    await userEvent.click(await screen.findByRole('button', { name: 'allowClear' }));
    expect((field as HTMLInputElement).value).toBe('allowClear');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    expect(document.activeElement).toBe(field);
  });

  test('arrow keys reach the starting points and return to the field', async () => {
    const field = open();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Select props');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field);
  });
});
