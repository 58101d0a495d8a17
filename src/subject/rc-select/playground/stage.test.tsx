// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  selectModel,
  selectPlayground,
} from '../../../../tests/unit/rc-select/playground/selectPlayground';
import { describe as describeProps, type Description } from '../../../playground/model/description';
import { PlaygroundProvider } from '../../../playground/PlaygroundContext';
import { Stage } from '../../../playground/Stage';

const healthy = describeProps(selectModel, { defaultValue: 'lisbon' });

/** A prop that throws when it is called; none that can be set does so today. */
const failing: Description = [
  ...healthy,
  {
    name: 'suffixIcon',
    code: '() => nothing.there',
    value: () => {
      throw new Error('nothing is there');
    },
  },
];

const stage = (description: Description, onReset = () => undefined) => (
  <PlaygroundProvider value={selectPlayground}>
    <Stage description={description} onReset={onReset} onChange={() => undefined} />
  </PlaygroundProvider>
);

test('the stage shows the initial value', () => {
  render(stage(healthy));
  expect(screen.getByText('"lis"').tagName).toBe('OUTPUT');
});

test('a select that throws shows an error and can be reset, and other props restart it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onReset = vi.fn();
  const { rerender } = render(stage(failing, onReset));
  expect(screen.getByRole('alert').textContent).toContain('nothing is there');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onReset).toHaveBeenCalledOnce();
  rerender(stage(healthy, onReset));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'City' })).toBeDefined();
  vi.restoreAllMocks();
});
