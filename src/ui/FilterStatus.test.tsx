// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FilterStatus } from './FilterStatus';

const announced = () => screen.getByRole('status').textContent;
function wait(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a filter has found', () => {
  test('is seen with each key, and announced once after the last', () => {
    const { rerender } = render(<FilterStatus text="9 of 50" />);
    wait(300);
    rerender(<FilterStatus text="3 of 50" />);
    wait(300);
    screen.getByText('3 of 50');
    expect(announced()).toBe('');
    wait(300);
    expect(announced()).toBe('3 of 50');
  });

  test('is gone at once with the words, and not announced when others are typed', () => {
    const { rerender } = render(<FilterStatus text="3 of 50" />);
    wait(600);
    rerender(<FilterStatus text="" />);
    expect(announced()).toBe('');
    wait(0);
    rerender(<FilterStatus text="7 of 50" />);
    expect(announced()).toBe('');
  });
});
