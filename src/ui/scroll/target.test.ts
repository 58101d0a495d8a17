// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { targetOf } from './target';
import { reveal, startOf, whenPresent, whenThere } from './whenThere';

const add = (id: string) => {
  const element = Object.assign(document.createElement('p'), { id });
  document.body.append(element);
  return element;
};

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the target of a hash', () => {
  test('is found by its id, encoded or not', () => {
    const element = add('größe');
    expect(targetOf('#größe', document)).toBe(element);
    expect(targetOf('#gr%C3%B6%C3%9Fe', document)).toBe(element);
  });

  test('is null for an empty, unknown or malformed hash', () => {
    for (const hash of ['', '#', '#unknown', '#%E0%A4%A'])
      expect(targetOf(hash, document)).toBeNull();
  });

  test('is waited for while the content is loading', async () => {
    const found = vi.fn();
    whenPresent('#late', document, found);
    const element = add('late');
    await vi.waitFor(() => expect(found).toHaveBeenCalledWith(element));
    add('late');
    expect(found).toHaveBeenCalledOnce();
  });

  test('is waited for while its tab is not selected', async () => {
    const found = vi.fn();
    const panel = document.createElement('div');
    panel.hidden = true;
    panel.append(add('inside'));
    document.body.append(panel);
    whenPresent('#inside', document, found);
    expect(found).not.toHaveBeenCalled();
    panel.hidden = false;
    await vi.waitFor(() => expect(found).toHaveBeenCalledOnce());
  });

  test('is no longer waited for after the reader has moved on or after a time limit', async () => {
    vi.useFakeTimers();
    const found = vi.fn();
    whenPresent('#late', document, found)();
    whenPresent('#late', document, found);
    vi.advanceTimersByTime(5000);
    add('late');
    await Promise.resolve();
    expect(found).not.toHaveBeenCalled();
  });
});

describe('the target of an address without a hash', () => {
  const heading = '<main id="main-content"><h1>Title</h1>';
  const tabs = `<div class="content-tabs"><div class="tab-list">
    <button aria-selected="false">A</button><button aria-selected="true">B</button></div></div>`;

  test('is the heading of the page, or the selected tab', () => {
    document.body.innerHTML = heading + tabs;
    expect(startOf('', document)?.textContent).toBe('Title');
    expect(startOf('?tab=b', document)?.textContent).toBe('B');
  });

  test('is the heading if there are no tabs, or the content if there is no heading', () => {
    document.body.innerHTML = heading;
    expect(startOf('?tab=b', document)?.textContent).toBe('Title');
    document.body.innerHTML = '<main id="main-content">Text</main>';
    expect(startOf('', document)?.id).toBe('main-content');
  });

  test('is null on a page without content', () => {
    const found = vi.fn();
    expect(startOf('', document)).toBeNull();
    whenThere({ search: '', hash: '' }, document, found)();
    expect(found).not.toHaveBeenCalled();
  });
});

test('every closed part around an element is opened, and no other', () => {
  document.body.innerHTML =
    '<details id="other"></details><details><div><details><p>Text</p></details></div></details>';
  const text = document.querySelector('p');
  if (text) reveal(text);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([
    false,
    true,
    true,
  ]);
});
