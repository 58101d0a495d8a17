import { expect, fact, test } from '../support/fact';
import type { UseProps } from '../support/page/kit';

test('the popup is as wide as the select, at least as wide with false, or as wide as a number', async ({
  select,
}) => {
  const widths = () =>
    select.page.evaluate(() =>
      ['.rc-select', '.rc-select-dropdown'].map(
        (part) => document.querySelector<HTMLElement>(part)?.offsetWidth,
      ),
    );
  await select.show(
    () => ({ style: { width: 120 }, options: [{ value: 'a text that needs some more room' }] }),
    { open: true },
  );
  expect(await widths()).toEqual([120, 120]);
  await select.show(
    () => ({
      style: { width: 120 },
      dropdownMatchSelectWidth: 240,
      options: [{ value: 'a' }],
    }),
    { open: true },
  );
  expect(await widths()).toEqual([120, 240]);
  await select.show(
    () => ({ style: { width: 120 }, dropdownMatchSelectWidth: false, options: [{ value: 'a' }] }),
    { open: true },
  );
  expect(await widths()).toEqual([120, 120]);
  await select.show(
    () => ({
      style: { width: 120 },
      dropdownMatchSelectWidth: false,
      options: [{ value: 'a text that needs some more room than the select has' }],
    }),
    { open: true },
  );
  const [, wide = 0] = await widths();
  expect(wide).toBeGreaterThan(120);
});

fact(
  'dropdownMatchSelectWidth={false} and virtual={false} render all rows and make them options',
  { open: [true], grouped: [false] },
  async (select, situation) => {
    const count = async (useProps: UseProps) => {
      await select.show(useProps, situation);
      const { rows } = await select.state();
      const options = await select.page.getByRole('option').count();
      return { rows: rows.length, options };
    };
    const all = { rows: 100, options: 100 };
    expect(
      await count(() => ({
        virtual: false,
        options: Array.from({ length: 100 }, (_, index) => ({ value: `row ${index}` })),
      })),
    ).toEqual(all);
    expect(
      await count(() => ({
        dropdownMatchSelectWidth: false,
        options: Array.from({ length: 100 }, (_, index) => ({ value: `row ${index}` })),
      })),
    ).toEqual(all);
    const { rows, options } = await count(() => ({
      options: Array.from({ length: 100 }, (_, index) => ({ value: `row ${index}` })),
    }));
    expect(rows).toBeLessThan(40);
    expect(options).toBeLessThanOrEqual(3);
  },
);

test('scrollTo scrolls an open list and does nothing while it is closed', async ({ select }) => {
  const useProps: UseProps = ({ useRef }) => {
    const ref = useRef<{ scrollTo: (to: number) => void }>(null);
    return {
      ref,
      options: Array.from({ length: 100 }, (_, index) => ({ value: `row ${index}` })),
      onInputKeyDown: ({ key }) => {
        if (key === 'F2') ref.current?.scrollTo(90);
      },
    };
  };
  await select.show(useProps);
  await select.focus();
  await select.press('F2', 'ArrowDown');
  expect((await select.state()).rows).toContain('row 0');
  await select.press('F2');
  expect((await select.state()).rows).toContain('row 90');
});

test('blur() of the ref takes the focus away and closes the list', async ({ select }) => {
  await select.show(
    ({ useRef }) => {
      const ref = useRef<{ blur: () => void }>(null);
      return {
        ref,
        options: [{ value: 'ash' }],
        onInputKeyDown: ({ key }) => {
          if (key === 'F2') ref.current?.blur();
        },
      };
    },
    { open: true },
  );
  await select.press('F2');
  expect(await select.state()).toMatchObject({ open: false, focused: false });
});
