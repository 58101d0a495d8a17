// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate, type Location } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { useFollowHint } from './useFollowHint';
import { markedOf } from './followedState';
import { selectLocale } from '../../../locale/localeStore';

let follow: ReturnType<typeof useFollowHint>;
let navigate: ReturnType<typeof useNavigate>;
let location: Location;

function Layout() {
  const current = { follow: useFollowHint(), navigate: useNavigate(), location: useLocation() };
  ({ follow, navigate, location } = current);
  return null;
}

function start(address: string): void {
  render(
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      <Layout />
    </MemoryRouter>,
  );
}

function go(link: string, words = ['word']): void {
  act(() => follow({ link, words }));
}
const address = () => location.pathname + location.search + location.hash;

afterEach(() => act(() => selectLocale('en')));

describe('following a search result', () => {
  test.for(['/', '/demo/single', '/#select-allowClear', '/?tab=x#heading', '/demo/single#single'])(
    'goes to %s with the words, and Back returns to the previous page',
    (link) => {
      start('/demo');
      go(link, ['allow', 'clear']);
      expect(address()).toBe(link);
      expect(markedOf(location.state)).toEqual({ words: ['allow', 'clear'] });
      act(() => void navigate(-1));
      expect(address()).toBe('/demo');
    },
  );

  test('keeps the chosen language', async () => {
    start('/demo?locale=zh-CN');
    await act(() => selectLocale('zh-CN'));
    go('/?tab=x#heading');
    expect(address()).toBe('/?tab=x&locale=zh-CN#heading');
  });

  test('to the current address navigates without adding a history entry', () => {
    start('/#select-mode');
    const before = location;
    go('/#select-mode', ['mode']);
    expect(location.key).not.toBe(before.key);
    expect(markedOf(location.state)).toEqual({ words: ['mode'] });
    act(() => void navigate(-1));
    expect(address()).toBe('/before');
  });
});
