// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import type * as RcSelect from 'rc-select';
import Select, { type BaseSelectRef } from 'rc-select';
import { createRef, useState, type ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { watchCalls, type CallbackCall } from '../../../demo/inspect/calls/watchCalls';
import { observeInPage } from '../../../demo/inspect/observe/observeInPage';
import { BlockStateProvider, useBlockState, type BlockState } from '../../../demo/live/blockState';
import { combobox, open, press } from '../../../../tests/unit/rc-select/inspect/driveSelect';
import { inspection as selects } from './inspection';

const received: object[] = [];
const mounts = vi.fn();

vi.mock('rc-select', async (importOriginal) => {
  const original = await importOriginal<typeof RcSelect>();
  const { createElement, useEffect } = await import('react');
  const Real = original.default;
  const Spy = Object.assign(
    (props: ComponentProps<typeof Real>) => {
      received.push(props);
      useEffect(() => {
        mounts();
      }, []);
      return createElement(Real, props);
    },
    { Option: Real.Option, OptGroup: Real.OptGroup },
  );
  return { ...original, default: Spy };
});

const ObservedSelect = observeInPage(Select);

const options = [
  { value: 'lis', label: 'Lisbon' },
  { value: 'osl', label: 'Oslo' },
];

let inspection: BlockState;
let demos = 0;

function Grab() {
  inspection = useBlockState();
  return null;
}

function renderInspected(select: React.ReactNode) {
  return render(
    <BlockStateProvider demo={`demo-${(demos += 1)}`}>
      <Grab />
      {select}
    </BlockStateProvider>,
  );
}

function watch(): CallbackCall[] {
  const calls: CallbackCall[] = [];
  inspection.watcher.set(watchCalls({ inspection: selects, report: (call) => calls.push(call) }));
  return calls;
}

const namesOf = (calls: CallbackCall[]) => calls.map(({ callback }) => callback);
const noKeys = (name: string) => !/Key|Mouse|onClick/.test(name);

afterEach(() => {
  received.length = 0;
  mounts.mockClear();
});

test('passes exactly the same props on while nobody observes', () => {
  const props = { options, onChange: vi.fn(), style: { width: 200 }, id: 'city' };
  render(<ObservedSelect {...props} />);
  const { ref, ...rest } = Object.fromEntries(Object.entries(received.at(-1) ?? {}));
  expect(ref).toBeTypeOf('function');
  expect(Object.keys(rest).sort()).toEqual(Object.keys(props).sort());
  for (const [name, value] of Object.entries(props)) expect(rest[name]).toBe(value);
});

test('stays mounted, with its value, list and ref, when observing starts and ends', () => {
  const ref = createRef<BaseSelectRef>();
  renderInspected(<ObservedSelect ref={ref} id="city" options={options} aria-label="City" />);
  open();
  press('ArrowDown');
  press('Enter');
  const { nativeElement } = ref.current ?? {};
  open();
  act(() => void watch());
  expect(combobox().getAttribute('aria-expanded')).toBe('true');
  act(() => inspection.watcher.set(undefined));
  expect(document.querySelector('.rc-select-selection-item')?.textContent).toBe('Oslo');
  expect(mounts).toHaveBeenCalledOnce();
  expect(ref.current?.nativeElement).toBe(nativeElement);
});

test('calls a function ref as often as the library would', () => {
  const plain = vi.fn();
  const shared = vi.fn();
  const tree = (count: number) => (
    <>
      <Select ref={plain} options={options} tabIndex={count} />
      <ObservedSelect ref={shared} options={options} tabIndex={count} />
    </>
  );
  const { rerender, unmount } = render(tree(1));
  rerender(tree(2));
  unmount();
  expect(shared.mock.calls.map(([value]: unknown[]) => value === null)).toEqual(
    plain.mock.calls.map(([value]: unknown[]) => value === null),
  );
});

test('reports the calls of an uncontrolled select in order, even without callbacks', () => {
  renderInspected(<ObservedSelect id="city" aria-label="City" options={options} allowClear />);
  let calls: CallbackCall[] = [];
  act(() => void (calls = watch()));
  open();
  press('ArrowDown');
  press('Enter');
  expect(namesOf(calls).filter(noKeys)).toEqual([
    'onFocus',
    'onDropdownVisibleChange',
    'onChange',
    'onSelect',
    'onDropdownVisibleChange',
  ]);
  const change = calls.find(({ callback }) => callback === 'onChange');
  expect(change).toEqual({
    component: 'City',
    callback: 'onChange',
    args: ['"osl"', '{ value: "osl", label: "Oslo" }'],
  });
  calls.length = 0;
  const clear = document.querySelector('.rc-select-clear');
  if (clear) fireEvent.mouseDown(clear);
  expect(namesOf(calls).filter(noKeys)).toEqual(['onClear', 'onChange']);
});

test('keeps a controlled select controlled, and calls its callbacks', () => {
  const onChange = vi.fn();
  function Controlled() {
    const [value] = useState('lis');
    return <ObservedSelect aria-label="City" options={options} value={value} onChange={onChange} />;
  }
  renderInspected(<Controlled />);
  let calls: CallbackCall[] = [];
  act(() => void (calls = watch()));
  open();
  press('ArrowDown');
  press('Enter');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    'osl',
    expect.objectContaining({ value: 'osl' }),
  );
  expect(namesOf(calls)).toContain('onChange');
  expect(document.querySelector('.rc-select-selection-item')?.textContent).toBe('Lisbon');
});

test.each([{}, { mode: 'multiple' }, { mode: 'tags' }, { mode: 'combobox' }] as const)(
  'causes no warning while observing a select of %o',
  (props) => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderInspected(<ObservedSelect aria-label="City" options={options} {...props} />);
    act(() => void watch());
    open();
    press('ArrowDown');
    press('Enter');
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  },
);
