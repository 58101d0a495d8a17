// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import Select from 'rc-select';
import * as react from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallWatcher } from '../../../demo/inspect/calls/watchCalls';
import { observeComponent } from '../../../demo/inspect/observe/observeComponent';
import { createInspector } from '../../../demo/sandbox/frame/inspect/inspector';
import { LIMITS } from '../../../demo/sandbox/frame/limits';
import type { FromFrame } from '../../../demo/sandbox/frame/protocol';
import { createStore } from '../../../lib/store';
import { combobox, open, press } from '../../../../tests/unit/rc-select/inspect/driveSelect';
import observed from '../observed';

const options = ['Lisbon', 'Oslo'].map((city) => ({ value: city, label: city }));

const watcher = createStore<CallWatcher | undefined>(undefined);
const ObservedSelect = observeComponent(
  Select,
  { react, useWatcher: () => react.useSyncExternalStore(watcher.subscribe, watcher.get) },
  observed,
);

let sent: FromFrame[];
const create = () =>
  createInspector({ stage: document.body, send: (said) => void sent.push(said) });
const snapshots = () => sent.flatMap((said) => (said.type === 'snapshot' ? [said.snapshot] : []));
const calls = () => sent.flatMap((said) => (said.type === 'call' ? [said.call] : []));

/** Lets observers report, and waits for the frame in which the document is read. */
async function frame(): Promise<void> {
  await act(async () => {
    await Promise.resolve();
    vi.advanceTimersByTime(50);
    await Promise.resolve();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});

afterEach(() => {
  watcher.set(undefined);
  vi.useRealTimers();
});

test('reports the calls of a select while observing, and none before or after', () => {
  render(<ObservedSelect aria-label="City" options={options} />);
  const { listen } = create();
  open();
  expect(sent).toEqual([]);
  act(() => watcher.set(listen));
  press('ArrowDown');
  press('Enter');
  expect(calls()).toContainEqual({
    component: 'City',
    callback: 'onChange',
    args: ['"Oslo"', '{ value: "Oslo", label: "Oslo" }'],
  });
  act(() => watcher.set(undefined));
  sent = [];
  press('ArrowDown');
  press('Enter');
  expect(sent).toEqual([]);
});

test('reports a limited number of calls per second and counts the rest', () => {
  const { listen } = create();
  const { onChange } = listen(() => undefined)({ onChange: () => undefined });
  for (let count = 0; count < LIMITS.callsPerSecond + 50; count += 1) onChange?.(count);
  expect(calls()).toHaveLength(LIMITS.callsPerSecond);
  vi.advanceTimersByTime(1000);
  expect(sent.at(-1)).toEqual({ type: 'calls-missed', count: 50 });
  onChange?.('again');
  expect(calls().at(-1)).toMatchObject({ args: ['"again"'] });
});

test('reports the state at once, then only changes, with their announcements', async () => {
  render(<ObservedSelect aria-label="City" options={options} />);
  const { stop } = create().watch(undefined);
  expect(snapshots()).toMatchObject([
    { elements: [{ name: 'City' }], shown: 0, announcements: [] },
  ]);
  document.body.className = 'other';
  await frame();
  expect(snapshots()).toHaveLength(1);
  act(() => combobox().focus());
  await frame();
  expect(snapshots().at(-1)).toMatchObject({
    elements: [{ hasFocus: true }],
    announcements: [{ kind: 'focus', name: 'City' }],
  });
  stop();
  sent = [];
  act(() => combobox().blur());
  await frame();
  expect(sent).toEqual([]);
});

test('cuts long names', () => {
  const label = 'x'.repeat(1e5);
  render(<ObservedSelect aria-label={label} options={options} />);
  create().watch(undefined).stop();
  expect(snapshots()[0]?.elements.map(({ name }) => name)).toEqual([
    `${label.slice(0, LIMITS.accessibleText)}…`,
  ]);
});

test('describes the chosen select, or the first one if the choice does not exist', () => {
  render(<ObservedSelect aria-label="From" options={options} />);
  render(<ObservedSelect aria-label="To" options={options} />);
  const watching = create().watch(7);
  expect(snapshots().at(-1)?.shown).toBe(0);
  watching.choose(1);
  expect(snapshots().at(-1)?.shown).toBe(1);
  watching.stop();
});
