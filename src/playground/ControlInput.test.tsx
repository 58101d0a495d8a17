// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sliderModel } from '../../tests/unit/playground/fixtures';
import { ControlInput } from './ControlInput';
import { findControl } from './model/model';
import type { Settings } from './model/settings';
import { PlaygroundProvider } from './PlaygroundContext';

/** Presses the box of a prop, and returns what that sets. */
function press(name: string, settings: Settings): string | undefined {
  const control = findControl(sliderModel, name);
  if (!control) throw new Error('There is no control.');
  const onChange = vi.fn<(text: string | undefined) => void>();
  const shared = { ref: null, isDisabled: false, describedBy: undefined };
  const { unmount } = render(
    <PlaygroundProvider value={{ model: sliderModel, Component: () => null, reference: '' }}>
      <ControlInput {...shared} {...{ id: name, control, settings, onChange }} />
    </PlaygroundProvider>,
  );
  fireEvent.click(screen.getByRole('checkbox'));
  unmount();
  expect(onChange).toHaveBeenCalledOnce();
  return onChange.mock.calls[0]?.[0];
}

test('a flag of which no default is known is off, and is not named once it is off again', () => {
  expect(press('range', {})).toBe('true');
  expect(press('range', { range: 'true' })).toBeUndefined();
});

test('a flag that is on by default is named where it is off', () => {
  expect(press('keyboard', {})).toBe('false');
  expect(press('keyboard', { keyboard: 'false' })).toBeUndefined();
});
