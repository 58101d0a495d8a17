// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import Select from 'rc-select';
import { afterEach, describe, expect, test } from 'vitest';
import { observeInPage } from '../../../demo/inspect/observe/observeInPage';

const DemoSelect = observeInPage(Select);

const options = [{ value: 'a' }, { value: 'b' }];

/** rc-select mirrors the list, which is the only trace of `direction` in its markup. */
const isTurned = () => document.querySelector('.rc-virtual-list-rtl') !== null;

afterEach(() => document.documentElement.removeAttribute('dir'));

describe('the select of a demo', () => {
  test('has the direction of the page', () => {
    document.documentElement.dir = 'rtl';
    render(<DemoSelect open options={options} virtual={false} />);
    expect(isTurned()).toBe(true);
  });

  test('has the direction set by the demo, if any', () => {
    document.documentElement.dir = 'rtl';
    render(<DemoSelect open direction="ltr" options={options} virtual={false} />);
    expect(isTurned()).toBe(false);
  });

  test('is otherwise rc-select, with its ref and statics', () => {
    let focus: (() => void) | undefined;
    render(
      <DemoSelect
        open
        options={options}
        aria-label="Letters"
        ref={(select) => {
          focus = select?.focus;
        }}
      />,
    );
    expect(isTurned()).toBe(false);
    focus?.();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Letters' }));
    expect([DemoSelect.Option, DemoSelect.OptGroup]).toEqual([Select.Option, Select.OptGroup]);
  });
});
