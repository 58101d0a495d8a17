// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttonModel } from '../../tests/unit/playground/fixtures';
import { createModel } from './model/model';
import { useSettings } from './useSettings';

const model = createModel(buttonModel.target, [
  { name: 'mode', type: "'multiple' | 'tags'" },
  { name: 'placeholder', type: 'string' },
  { name: 'loading', type: 'boolean' },
]);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      const { search } = useLocation();
      return {
        ...useSettings(model, search.includes('playground')),
        search,
        navigate: useNavigate(),
      };
    },
    { wrapper },
  );
  return {
    now: () => result.current,
    set: (settings: Record<string, string>) => act(() => result.current.set(settings)),
    wait: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)),
    go: (search: string | number) =>
      act(() => {
        if (typeof search === 'number') void result.current.navigate(search);
        else void result.current.navigate({ search });
      }),
  };
}

test('a change is in the address at once, and quick ones after it once, so that Back loses none', async () => {
  const { now, set, wait } = start('/?tab=playground');
  set({ placeholder: 'a' });
  await wait(0);
  expect(now().search).toBe('?tab=playground&placeholder=a');
  set({ placeholder: 'ab' });
  await wait(200);
  set({ placeholder: 'abc' });
  expect(now().search).toBe('?tab=playground&placeholder=a');
  await wait(200);
  expect(now().search).toBe('?tab=playground&placeholder=abc');
});

test('the address of another tab neither changes the state nor gets it', async () => {
  const { now, set, wait, go } = start('/?tab=playground');
  set({ mode: 'tags' });
  await wait(0);
  set({ mode: 'tags', loading: 'true' });
  go('?tab=migration');
  await wait(400);
  expect(now().search).toBe('?tab=migration');
  expect(now().settings).toEqual({ mode: 'tags', loading: 'true' });
});

test('a change made while the address is being written is not lost', async () => {
  const { now, set, wait } = start('/?tab=playground');
  set({ placeholder: 'a' });
  await act(async () => {
    await vi.advanceTimersByTimeAsync(400);
    now().set({ placeholder: 'ab' });
  });
  expect(now().settings).toEqual({ placeholder: 'ab' });
  await wait(400);
  expect(now().search).toBe('?tab=playground&placeholder=ab');
});

test('returning to an address restores its state, even if the playground wrote it', async () => {
  const { now, set, wait, go } = start('/?tab=playground');
  set({ mode: 'tags' });
  await wait(400);
  go('?tab=playground&mode=multiple');
  expect(now().settings).toEqual({ mode: 'multiple' });
  go('?tab=playground&mode=tags');
  expect(now().settings).toEqual({ mode: 'tags' });
});

test('a reset discards pending changes, and going back undoes it', async () => {
  const { now, set, wait, go } = start('/?tab=playground&mode=tags');
  set({ mode: 'tags', loading: 'true' });
  act(() => now().reset());
  expect(now().settings).toEqual({});
  await wait(400);
  expect(now().search).toBe('?tab=playground');
  go(-1);
  expect(now().settings).toEqual({ mode: 'tags' });
});

test('the address to share is always current', () => {
  const { now, set } = start('/?tab=playground');
  set({ mode: 'tags' });
  expect(now().address()).toBe('http://localhost:3000/?tab=playground&mode=tags');
});

test('problems of an address are shown until the first change', () => {
  const { now, set } = start('/?tab=playground&mode=many');
  expect(now().problems).toHaveLength(1);
  set({ mode: 'tags' });
  expect(now().problems).toEqual([]);
});
