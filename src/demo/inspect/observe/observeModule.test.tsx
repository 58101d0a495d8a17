// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as react from 'react';
import { Component, createRef, forwardRef, memo, type ReactNode, type Ref } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from '../../../lib/store';
import { watchCalls, type CallbackCall, type CallWatcher } from '../calls/watchCalls';
import { observeModule } from './observeModule';

interface RatingProps {
  label?: string;
  onRate?: (stars: number) => void;
  ref?: Ref<HTMLButtonElement>;
}

function Rating({ label = 'Rating', onRate, ref }: RatingProps) {
  return (
    <button ref={ref} onClick={() => onRate?.(5)}>
      {label}
    </button>
  );
}

class ClassRating extends Component<RatingProps> {
  static defaultProps = { label: 'Class' };
  override render(): ReactNode {
    return <Rating {...this.props} />;
  }
}

const watcher = createStore<CallWatcher | undefined>(undefined);
const surroundings = {
  react,
  useWatcher: () => react.useSyncExternalStore(watcher.subscribe, watcher.get),
};

function observed<Module extends object>(module: Module, safe = ['default']): Module {
  return observeModule(module, undefined, safe, surroundings) as Module;
}

function watch(): CallbackCall[] {
  const calls: CallbackCall[] = [];
  const report = (call: CallbackCall) => calls.push(call);
  act(() => watcher.set(watchCalls({ inspection: undefined, report })));
  return calls;
}

afterEach(() => act(() => watcher.set(undefined)));

test.each([
  ['a function', Rating],
  ['a class', ClassRating],
  ['memo', memo(Rating)],
  [
    'forwardRef',
    forwardRef<HTMLButtonElement, RatingProps>((props, ref) => <Rating {...props} ref={ref} />),
  ],
])('reports the calls of %s by the name of the element, and passes them on', (_, Own) => {
  const { default: Observed } = observed({ default: Own as typeof Rating });
  expect(Observed).not.toBe(Own);
  const onRate = vi.fn();
  render(<Observed label="Stars" onRate={onRate} />);
  const calls = watch();
  fireEvent.click(screen.getByRole('button'));
  expect(calls).toEqual([{ component: 'Stars', callback: 'onRate', args: ['5'] }]);
  expect(onRate).toHaveBeenCalledExactlyOnceWith(5);
});

test('a ref leads to what is inside, and nothing is mounted again when a watcher comes', () => {
  const { default: Observed } = observed({ default: Rating });
  const ref = createRef<HTMLButtonElement>();
  render(<Observed ref={ref} />);
  const before = ref.current;
  expect(before).toBe(screen.getByRole('button'));
  watch();
  expect(ref.current).toBe(before);
});

test('other exports, and what is no component, stay what they are', () => {
  const useRating = () => 5;
  const module = { Rating, useRating, default: useRating };
  expect(observed(module)).toEqual(module);
});

test('a default export with parts is left alone, since they may look for it by identity', () => {
  const Own = Object.assign(() => <Rating />, { Group: Rating });
  expect(observed({ default: Own }).default).toBe(Own);
});

test('of a library without a default export, what the site names is observed', () => {
  const module = { Rating, ClassRating };
  const { Rating: Observed, ClassRating: Other } = observed(module, ['default', 'Rating']);
  expect(Observed).not.toBe(Rating);
  expect(Other).toBe(ClassRating);
});

test('a library can say what is observed, and statics are copied', () => {
  const Own = Object.assign(Rating, { Group: ClassRating, max: 5 });
  const module = { Rating: Own, Other: ClassRating };
  const { Rating: Observed, Other } = observeModule(
    module,
    { exports: ['Rating'] },
    [],
    surroundings,
  ) as typeof module;
  expect(Observed).not.toBe(Own);
  expect([Observed.Group, Observed.max, Other]).toEqual([ClassRating, 5, ClassRating]);
});
