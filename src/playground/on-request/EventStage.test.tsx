// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button, buttonModel } from '../../../tests/unit/playground/fixtures';
import { describe } from '../model/description';
import { PlaygroundProvider } from '../PlaygroundContext';
import { EventStage } from './EventStage';

function show(onChange = vi.fn()) {
  render(
    <PlaygroundProvider value={{ model: buttonModel, Component: Button, reference: '/#button-' }}>
      <EventStage
        description={describe(buttonModel, {})}
        onReset={() => undefined}
        onChange={onChange}
      />
    </PlaygroundProvider>,
  );
  const button = screen.getByRole('button', { name: 'label' });
  return { press: () => fireEvent.click(button), button, onChange };
}

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('the component has what is required, and its name inside', () => {
  expect(show().button.textContent).toBe('Button');
});

test('a call is logged with its arguments, and calls of one callback share a line', () => {
  const { press } = show();
  expect(lines()).toEqual([]);
  press();
  expect(lines()).toEqual(['onPress("label", 1)']);
  press();
  expect(lines()).toEqual(['onPress("label", 1) × 2']);
});

test('the log can be cleared', () => {
  const { press } = show();
  press();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(lines()).toEqual([]);
});

test('each call may change what is set', () => {
  const { press, onChange } = show();
  press();
  expect(onChange).toHaveBeenCalledOnce();
});
