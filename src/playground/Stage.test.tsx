// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describe as describeSelect, type SelectDescription } from './rc-select/props';
import { Stage } from './Stage';

vi.mock('../../demos/skin/select.css', () => ({}));

const healthy = describeSelect({ defaultValue: 'lisbon' });

/** A prop that throws when it is called; none that can be set does so today. */
const failing: SelectDescription = {
  ...healthy,
  props: [
    {
      name: 'suffixIcon',
      code: '() => nothing.there',
      value: () => {
        throw new Error('nothing is there');
      },
    },
  ],
};

test('the stage shows the initial value', () => {
  render(<Stage description={healthy} onReset={() => undefined} />);
  expect(screen.getByText('"lis"').tagName).toBe('OUTPUT');
});

test('a select that throws shows an error and can be reset, and other props restart it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onReset = vi.fn();
  const { rerender } = render(<Stage description={failing} onReset={onReset} />);
  expect(screen.getByRole('alert').textContent).toContain('nothing is there');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onReset).toHaveBeenCalledOnce();
  rerender(<Stage description={healthy} onReset={onReset} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'City' })).toBeDefined();
  vi.restoreAllMocks();
});
