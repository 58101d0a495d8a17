// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import Select from 'rc-select';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Announcement } from './snapshot';
import { watchAccessibility, type AccessibilityWatch } from './watchAccessibility';
import { watchStage } from './watchStage';
import { combobox, open, press } from '../../../../tests/unit/rc-select/inspect/driveSelect';

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
    case 'expanded':
      return announcement.isExpanded ? 'expanded' : 'collapsed';
    case 'option':
      return announcement.option.name;
    case 'silence':
      return `nothing at ${announcement.id}`;
  }
}

const said = () => watch.get().spoken.map(({ announcement }) => inWords(announcement));

beforeEach(() => {
  vi.useFakeTimers();
  render(<Page />);
  watch = watchAccessibility();
  watch.subscribe(listener);
  stop = watch.follow(watchStage(screen.getByTestId('stage'), screen.getByTestId('panel')));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  listener.mockClear();
});

test('describes the first select until one has focus, then the last focused one', async () => {
  expect(watch.get()).toMatchObject({ names: ['From', 'To'], shown: 0 });
  act(() => combobox('To').focus());
  await frame();
  expect(watch.get()).toMatchObject({ shown: 1, description: { name: 'To', hasFocus: true } });
  act(() => combobox('To').blur());
  await frame();
  expect(watch.get()).toMatchObject({ shown: 1, description: { hasFocus: false } });
});

test('stays with a chosen select, then follows focus again', async () => {
  watch.choose(0);
  act(() => combobox('To').focus());
  await frame();
  expect(watch.get().description?.name).toBe('From');
  watch.choose(undefined);
  expect(watch.get().description?.name).toBe('To');
});

test('notices focus, opening and arrow keys, even with the popup elsewhere', async () => {
  open('To');
  await frame();
  press('ArrowDown', 'To');
  await frame();
  expect(said()[0]).toBe('focus To');
  expect(said().at(-1)).toBe('Oslo');
  expect(watch.get().description).toMatchObject({
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
  expect(watch.get().description?.name).toBe('From');
});
