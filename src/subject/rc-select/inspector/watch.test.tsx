// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import Select from 'rc-select';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Announcement } from '../../../demo/inspect/watch/snapshot';
import {
  watchAccessibility,
  type AccessibilityWatch,
} from '../../../demo/inspect/watch/watchAccessibility';
import { watchStage } from '../../../demo/inspect/watch/watchStage';
import { combobox, open, press } from '../../../../tests/unit/rc-select/inspect/driveSelect';
import { inspection } from './inspection';

const options = ['Lisbon', 'Oslo', 'Paris'].map((city) => ({ value: city, label: city }));

let watch: AccessibilityWatch;
let stop: () => void;
const listener = vi.fn();

function Page() {
  return (
    <>
      <div data-testid="stage">
        <Select aria-label="From" options={options} />
        <Select aria-label="To" options={options} getPopupContainer={() => document.body} />
      </div>
      <div data-testid="panel" aria-live="polite" />
    </>
  );
}

/** Lets observers report, and waits for the frame in which the document is read. */
async function frame(): Promise<void> {
  await act(async () => {
    await Promise.resolve();
    vi.advanceTimersByTime(50);
    await Promise.resolve();
  });
}

function inWords(announcement: Announcement): string {
  switch (announcement.kind) {
    case 'region':
      return announcement.text;
    case 'focus':
      return `focus ${announcement.name}`;
    case 'press':
      return announcement.press;
    case 'states':
      return announcement.states.expanded === 'true' ? 'expanded' : 'collapsed';
    case 'value':
      return announcement.value;
    case 'item':
      return announcement.item.name;
    case 'silence':
      return `nothing at ${announcement.id}`;
  }
}

/** What is shown: its place, and what is described. */
function shown() {
  const { elements, shown: at } = watch.get();
  return { at, ...elements[at ?? NaN] };
}

const said = () => watch.get().spoken.map(({ announcement }) => inWords(announcement));

beforeEach(() => {
  vi.useFakeTimers();
  render(<Page />);
  watch = watchAccessibility();
  watch.subscribe(listener);
  stop = watch.follow(
    watchStage(screen.getByTestId('stage'), inspection, screen.getByTestId('panel')),
  );
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  listener.mockClear();
});

test('describes the first select until one has focus, then the last focused one', async () => {
  expect(watch.get()).toMatchObject({ elements: [{ name: 'From' }, { name: 'To' }], shown: 0 });
  act(() => combobox('To').focus());
  await frame();
  expect(shown()).toMatchObject({ at: 1, name: 'To', hasFocus: true });
  act(() => combobox('To').blur());
  await frame();
  expect(shown()).toMatchObject({ at: 1, hasFocus: false });
});

test('stays with a chosen select, then follows focus again', async () => {
  watch.choose(0);
  act(() => combobox('To').focus());
  await frame();
  expect(shown().name).toBe('From');
  watch.choose(undefined);
  expect(shown().name).toBe('To');
});

test('notices focus, opening and arrow keys, even with the popup elsewhere', async () => {
  open('To');
  await frame();
  press('ArrowDown', 'To');
  await frame();
  expect(said()[0]).toBe('focus To');
  expect(said().at(-1)).toBe('Oslo');
  expect(shown()).toMatchObject({
    states: { expanded: 'true' },
    active: { name: 'Oslo' },
  });
  watch.clear();
  expect(said()).toEqual([]);
});

test('a choice is announced by the live region of rc-select', async () => {
  open('From');
  await frame();
  press('Enter', 'From');
  await frame();
  expect(said()).toContain('collapsed');
  expect(said()).toContain('Lisbon');
});

test('ignores mutations without effect and those of the panel itself', async () => {
  await frame();
  listener.mockClear();
  screen.getByTestId('panel').textContent = 'Lisbon';
  screen.getByTestId('stage').className = 'other';
  await frame();
  expect(listener).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

test('stops on request', async () => {
  stop();
  act(() => combobox('To').focus());
  await frame();
  expect(shown().name).toBe('From');
});
