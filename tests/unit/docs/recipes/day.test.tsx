// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Select from 'rc-select';
import { expect, test, vi } from 'vitest';

test('a day can be picked', async () => {
  const onChange = vi.fn();
  render(<Select id="day" aria-label="Day" options={[{ value: 'thu' }]} onChange={onChange} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Day' }));
  await userEvent.click(screen.getByTitle('thu'));
  expect(onChange).toHaveBeenCalledWith('thu', { value: 'thu' });
});
