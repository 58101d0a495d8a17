// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link } from './Link';

const prefetched = vi.hoisted(() => vi.fn<(path: string) => void>());
vi.mock('./pages', () => ({ preparePage: prefetched }));

let observers: { intersect: () => void; options: IntersectionObserverInit | undefined }[] = [];

class FakeObserver {
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    observers.push({
      intersect: () => callback([entry], this as unknown as IntersectionObserver),
      options,
    });
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  observers = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  prefetched.mockReset();
});

function show(props: Partial<ComponentProps<typeof Link>> = {}) {
  render(
    <MemoryRouter>
      <Link to="/demo/tags" {...props}>
        Tags
      </Link>
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

describe('a link prefetches its page (B13)', () => {
  test('with intent, the default here, after 50 ms of hovering', () => {
    fireEvent.pointerEnter(show());
    vi.advanceTimersByTime(49);
    expect(prefetched).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prefetched).toHaveBeenCalledExactlyOnceWith('/demo/tags');
  });

  test('with intent, not when the pointer only passes over it', () => {
    const link = show({ prefetch: 'intent' });
    fireEvent.pointerEnter(link);
    vi.advanceTimersByTime(49);
    fireEvent.pointerLeave(link);
    vi.advanceTimersByTime(1000);
    expect(prefetched).not.toHaveBeenCalled();
  });

  test('with intent, at once when it is pressed or reached by keyboard', () => {
    const link = show();
    fireEvent.pointerDown(link);
    expect(prefetched).toHaveBeenCalledExactlyOnceWith('/demo/tags');
    act(() => link.focus());
    expect(prefetched).toHaveBeenCalledTimes(2);
  });

  test('with intent, the page without the section and the tab of the address', () => {
    fireEvent.pointerDown(show({ to: '/?tab=migration#package' }));
    expect(prefetched).toHaveBeenCalledExactlyOnceWith('/');
  });

  test('with render at once', () => {
    show({ prefetch: 'render' });
    expect(prefetched).toHaveBeenCalledExactlyOnceWith('/demo/tags');
  });

  test('with viewport, when it is within 100 px of the viewport', () => {
    show({ prefetch: 'viewport' });
    expect(prefetched).not.toHaveBeenCalled();
    expect(observers.map(({ options }) => options)).toEqual([{ rootMargin: '100px' }]);
    act(() => observers[0]?.intersect());
    expect(prefetched).toHaveBeenCalledExactlyOnceWith('/demo/tags');
  });

  test('never with none', () => {
    fireEvent.pointerEnter(show({ prefetch: 'none' }));
    vi.advanceTimersByTime(1000);
    expect(observers).toEqual([]);
    expect(prefetched).not.toHaveBeenCalled();
  });

  test('and throws for any other value', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const wrong = { prefetch: 'always' } as unknown as ComponentProps<typeof Link>;
    expect(() => show(wrong)).toThrow('Invalid prefetch value always found in Link component');
    vi.restoreAllMocks();
  });
});
