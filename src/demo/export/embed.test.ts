// @vitest-environment jsdom
// The frame must not run the script that posts the form, which jsdom cannot do.
// @vitest-environment-options {"runScripts": "outside-only"}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  DEFAULT_FRAME_HEIGHT,
  embedStackBlitz,
  type EmbedChoices,
  type EmbedStatus,
} from './stackblitz';
import { demoProject } from '../../../tests/support/demos';

const project = demoProject('single');
/** Those of E4. */
const CONNECT_INTERVAL = 500;
const CONNECT_MAX_ATTEMPTS = 20;

const states: EmbedStatus[] = [];
let container: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  states.length = 0;
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  container.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function embed(choices: Partial<EmbedChoices> = {}) {
  const remove = embedStackBlitz(
    container,
    project,
    { frameTitle: 'Editor', theme: 'dark', ...choices },
    (state) => states.push(state),
  );
  const frame = container.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('The SDK put no frame into the page.');
  return { remove, frame, ping: vi.spyOn(frame.contentWindow, 'postMessage') };
}

const form = () => container.querySelector('iframe')?.contentDocument?.forms[0];
const address = () => new URL(form()?.action ?? '');

describe('the embedded editor', () => {
  test('is a frame with a name, of the default height unless one is given (E4)', () => {
    const { frame } = embed();
    expect(frame.title).toBe('Editor');
    expect(frame.getAttribute('height')).toBe(String(DEFAULT_FRAME_HEIGHT));
    // The style sheet uses this one; it overrides the attribute.
    const drawn = () => container.style.getPropertyValue('--embed-height');
    expect(drawn()).toBe(`${DEFAULT_FRAME_HEIGHT}px`);
    expect(embed({ height: 480 }).frame.getAttribute('height')).toBe('480');
    expect(drawn()).toBe('480px');
    expect(container.children).toHaveLength(1);
  });

  test.each([
    [-20, '0'],
    [0, '0'],
    [33.4, '33'],
    [100, '100'],
    [250, '100'],
  ])(
    'keeps the height of its terminal between 0 and 100: %d becomes %s (E4)',
    (terminalHeight, sent) => {
      embed({ terminalHeight });
      expect(address().searchParams.get('terminalHeight')).toBe(sent);
    },
  );
});

describe('the connection', () => {
  test('is tried every 500 ms, at most 20 times, and then reported as failed (E4)', async () => {
    const { ping } = embed();
    expect(states).toEqual(['loading']);
    for (let attempt = 1; attempt <= CONNECT_MAX_ATTEMPTS; attempt += 1) {
      await vi.advanceTimersByTimeAsync(CONNECT_INTERVAL - 1);
      expect(ping).toHaveBeenCalledTimes(attempt - 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(ping).toHaveBeenCalledTimes(attempt);
    }
    expect(states).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(CONNECT_INTERVAL);
    expect(ping).toHaveBeenCalledTimes(CONNECT_MAX_ATTEMPTS);
    expect(states).toEqual(['loading', 'failed']);
  });

  test('is not reported after the editor was removed', async () => {
    const { remove } = embed();
    remove();
    expect(container.children).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(CONNECT_INTERVAL * (CONNECT_MAX_ATTEMPTS + 1));
    expect(states).toEqual(['loading']);
  });
});
