// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectLocale } from '../../locale/localeStore';
import { useTextLinks } from './useTextLinks';

const prepared = vi.hoisted(() => vi.fn<(path: string) => void>());
vi.mock('../router/pages', () => ({
  isPage: (path: string) => path.startsWith('/demo'),
  preparePage: prepared,
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  prepared.mockReset();
  await act(() => selectLocale('en'));
});

function Text({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useTextLinks(container, html);
  const { pathname, search, hash } = useLocation();
  return (
    <div ref={container}>
      <p data-text="" dangerouslySetInnerHTML={{ __html: html }} />
      <output>{pathname + search + hash}</output>
    </div>
  );
}

const text = (html: string) => (
  <MemoryRouter>
    <Text html={html} />
  </MemoryRouter>
);

const link = (name: string) => screen.getByRole('link', { name });

test('a page is fetched when a reader points at the link for 50 ms, presses it or tabs to it (B13)', () => {
  render(text('<a href="/demo/tags#one"><b>Tags</b></a> and <a href="/demo/single">Single</a>'));
  fireEvent.pointerOver(screen.getByText('Tags'));
  vi.advanceTimersByTime(49);
  fireEvent.pointerOver(link('Single'));
  vi.advanceTimersByTime(49);
  expect(prepared).not.toHaveBeenCalled();
  fireEvent.pointerOver(link('Single'));
  vi.advanceTimersByTime(1);
  expect(prepared.mock.calls).toEqual([['/demo/single']]);
  fireEvent.pointerDown(link('Tags'));
  act(() => link('Tags').focus());
  expect(prepared.mock.calls).toEqual([['/demo/single'], ['/demo/tags'], ['/demo/tags']]);
});

test('nothing is fetched when the pointer leaves the text, or for links that lead elsewhere', () => {
  const { container } = render(
    text('<a href="/demo/tags">Tags</a> <a href="/file.zip">File</a> <a href="#one">One</a>'),
  );
  fireEvent.pointerOver(link('Tags'));
  fireEvent.pointerLeave(container.firstChild as Element);
  vi.advanceTimersByTime(1000);
  fireEvent.pointerDown(link('File'));
  fireEvent.pointerDown(link('One'));
  expect(prepared).not.toHaveBeenCalled();
});

test('the links of the next text work like those of the first, without new listeners', () => {
  const { rerender, container } = render(text('<a href="/demo/tags">Tags</a>'));
  const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
  rerender(text('<a href="/demo/single?tab=a#b">Single</a>'));
  expect(listen).not.toHaveBeenCalled();
  listen.mockRestore();
  fireEvent.pointerDown(link('Single'));
  expect(prepared).toHaveBeenCalledExactlyOnceWith('/demo/single');
  fireEvent.click(link('Single'));
  expect(container.querySelector('output')?.textContent).toBe('/demo/single?tab=a#b');
});

test('links have the language of the interface, also in the next text and in English again (B12)', async () => {
  const { rerender } = render(text('<a href="/demo/tags#one">Tags</a>'));
  vi.useRealTimers();
  await act(() => selectLocale('zh-CN'));
  const addresses = () => screen.getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(addresses()).toEqual(['/demo/tags?locale=zh-CN#one']);
  rerender(text('<a href="/demo/single">Single</a> <a href="/file.zip">File</a>'));
  expect(addresses()).toEqual(['/demo/single?locale=zh-CN', '/file.zip']);
  await act(() => selectLocale('en'));
  expect(addresses()).toEqual(['/demo/single', '/file.zip']);
});
