// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { Location } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useFollowedHint } from './useFollowedHint';
import { stateOf } from './followedState';

const markTarget = vi.hoisted(() =>
  vi.fn<(target: Element, words: readonly string[]) => () => void>(),
);
const end = vi.fn();

vi.mock('./markTarget', () => ({ markTarget }));

let keys = 0;

function entry(hash: string, words?: string[], search = ''): Location {
  keys += 1;
  return { pathname: '/', search, hash, state: words && stateOf({ words }), key: `key${keys}` };
}

function start(location = entry('')) {
  return renderHook(useFollowedHint, { initialProps: location }).rerender;
}

/** Ids of the targets that were shown, with the words. */
const shown = () => markTarget.mock.calls.map(([target, words]) => [target.id, words]);

beforeEach(() => {
  document.body.innerHTML = '<main><h1 id="title">Title</h1><h2 id="section">Section</h2></main>';
  markTarget.mockReset().mockReturnValue(end);
  end.mockReset();
});

describe('a search result that was followed', () => {
  test('is shown at its section, or at the heading of the page', () => {
    const go = start();
    go(entry('#section', ['word']));
    go(entry('', ['other']));
    expect(shown()).toEqual([
      ['section', { words: ['word'] }],
      ['title', { words: ['other'] }],
    ]);
  });

  test('is shown until the next navigation', () => {
    const go = start();
    go(entry('#section', ['word']));
    expect(end).not.toHaveBeenCalled();
    go(entry('#section'));
    expect(end).toHaveBeenCalledOnce();
    expect(markTarget).toHaveBeenCalledOnce();
  });

  test('is shown again when it is followed again', () => {
    const go = start();
    go(entry('#section', ['word']));
    go(entry('#section', ['word']));
    expect(end).toHaveBeenCalledOnce();
    expect(markTarget).toHaveBeenCalledTimes(2);
  });

  test('is not shown again after going back or reloading', () => {
    const followed = entry('#section', ['word']);
    const go = start();
    go(followed);
    go(entry(''));
    go(followed);
    expect(markTarget).toHaveBeenCalledOnce();
    start(entry('#section', ['word']));
    expect(markTarget).toHaveBeenCalledOnce();
  });

  test('is shown once its section has loaded, unless the reader has moved on', async () => {
    const go = start();
    go(entry('#gone', ['word']));
    go(entry('#late', ['word']));
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h2 id="gone">Gone</h2>');
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h2 id="late">Late</h2>');
    await vi.waitFor(() => expect(shown()).toEqual([['late', { words: ['word'] }]]));
  });
});
