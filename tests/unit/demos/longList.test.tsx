// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import Select from 'rc-select';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const COUNT = 2000;

// The development build looks for mistakes in all options at every render.
beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

/** Options that count how often the select reads the value of one. */
function countedOptions() {
  const counter = { reads: 0 };
  const options = Array.from({ length: COUNT }, (_, index) => ({
    get value() {
      counter.reads += 1;
      return `option ${index}`;
    },
  }));
  return {
    options,
    readsOf: (step: () => void) => {
      counter.reads = 0;
      step();
      return counter.reads;
    },
  };
}

test('rc-select reads all options when the array or the search changes, and not otherwise', () => {
  const { options, readsOf } = countedOptions();
  const select = (array: typeof options, filterOption?: false) => (
    <Select open showSearch options={array} filterOption={filterOption} />
  );
  const { rerender } = render(select(options));
  expect(readsOf(() => rerender(select(options)))).toBeLessThan(COUNT / 4);
  expect(readsOf(() => rerender(select([...options])))).toBeGreaterThanOrEqual(COUNT);
  const box = screen.getByRole('combobox');
  expect(readsOf(() => fireEvent.change(box, { target: { value: '19' } }))).toBeGreaterThanOrEqual(
    COUNT,
  );

  rerender(select(options, false));
  expect(readsOf(() => fireEvent.change(box, { target: { value: '199' } }))).toBeLessThan(
    COUNT / 4,
  );
});
