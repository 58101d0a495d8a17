import { expect, fact, test } from '../support/fact';
import type { UseProps } from '../support/page/kit';

const EACH_MODE = {
  given: ['options'],
  grouped: [false],
  controlled: [false],
  open: [false],
} as const;

fact('the prefix comes first in the selector', EACH_MODE, async (select, situation) => {
  await select.show(() => ({ prefix: 'Tree', options: [{ value: 'ash' }] }), situation);
  const parts = select.page.locator('.rc-select-selector > *');
  const classes = await parts.evaluateAll((all) => all.map((part) => part.getAttribute('class')));
  expect(classes).toEqual(['rc-select-prefix', 'rc-select-selection-wrap']);
  expect(await parts.first().textContent()).toBe('Tree');
});

fact(
  'the root says that getInputElement has brought the text field, in combobox',
  { ...EACH_MODE, mode: ['combobox'] },
  async (select, situation) => {
    const root = select.page.locator('.rc-select-customize-input');
    await select.show(() => ({ options: [{ value: 'ash' }] }), situation);
    expect(await root.count()).toBe(0);
    await select.show(
      ({ h }) => ({ getInputElement: () => h('textarea'), options: [{ value: 'ash' }] }),
      situation,
    );
    expect(await root.locator('textarea.rc-select-selection-search-input').count()).toBe(1);
  },
);

const rawElement: UseProps = ({ h, useRef }) => {
  const ref = useRef<{ focus?: () => void }>(null);
  Object.assign(window, { methods: () => [typeof ref.current?.focus] });
  return {
    ref: ref as never,
    className: 'mine',
    allowClear: true,
    suffixIcon: 'v',
    getRawInputElement: () => h('button', { id: 'raw' }, 'Trees'),
    options: [{ value: 'ash' }],
  };
};

fact(
  'getRawInputElement takes the place of the root, opens the list on a click, and has no keys',
  EACH_MODE,
  async (select, situation) => {
    await select.show(rawElement, situation);
    const { page } = select;
    const popup = page.locator('.rc-select-dropdown');
    const gone = page.locator('.rc-select, .mine, .rc-select-clear, .rc-select-arrow');
    expect(await gone.count()).toBe(0);
    await page.locator('#raw').focus();
    await select.press('ArrowDown');
    expect(await popup.count()).toBe(0);
    await select.click('#raw');
    expect(await popup.isVisible()).toBe(true);
    await select.press('Escape');
    expect(await popup.isVisible()).toBe(true);
    await select.click('#raw');
    expect(await popup.isVisible()).toBe(false);
    const methods = await page.evaluate(() =>
      (window as unknown as { methods: () => string[] }).methods(),
    );
    expect(methods).toEqual(['undefined']);
  },
);

test('animation and transitionName put class names on the popup while it opens, animation first', async ({
  select,
}) => {
  // It does not end, so that the classes of its steps stay.
  await select.addStyle(`@keyframes slow { from { opacity: 0 } }
    .rc-select-dropdown { animation: slow 1s paused }`);
  const classesOf = async (useProps: UseProps) => {
    await select.show(useProps);
    await select.page.locator('.rc-select-selector').click();
    const popup = select.page.locator('.rc-select-dropdown');
    await popup.waitFor();
    await select.quiet();
    return (await popup.getAttribute('class'))?.split(' ') ?? [];
  };
  expect(await classesOf(() => ({ animation: 'rise', options: [{ value: 'ash' }] }))).toContain(
    'rc-select-dropdown-rise-appear',
  );
  expect(
    await classesOf(() => ({ transitionName: 'fade', options: [{ value: 'ash' }] })),
  ).toContain('fade-appear');
  const both = await classesOf(() => ({
    animation: 'rise',
    transitionName: 'fade',
    options: [{ value: 'ash' }],
  }));
  expect(both).toContain('rc-select-dropdown-rise-appear');
  expect(both.filter((name) => name.startsWith('fade'))).toEqual([]);
});

fact(
  'direction="rtl" aligns the popup to the right and turns the list, not the select',
  { ...EACH_MODE, open: [true] },
  async (select, situation) => {
    await select.show(
      () => ({
        direction: 'rtl',
        dropdownMatchSelectWidth: 200,
        options: Array.from({ length: 50 }, (_, index) => ({ value: `row ${index}` })),
      }),
      situation,
    );
    const found = await select.page.evaluate(() => {
      const rightOf = (selector: string) =>
        Math.round(document.querySelector(selector)?.getBoundingClientRect().right ?? 0);
      const directionOf = (selector: string) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).direction;
      };
      return {
        distance: rightOf('.rc-select-selector') - rightOf('.rc-select-dropdown'),
        select: directionOf('.rc-select'),
        list: directionOf('.rc-virtual-list-holder-inner > *'),
        listClass: document.querySelector('.rc-virtual-list-rtl') !== null,
      };
    });
    expect(found).toEqual({ distance: 0, select: 'ltr', list: 'rtl', listClass: true });
  },
);

fact(
  'title, className and style of an option are on its row',
  { mode: ['single', 'multiple', 'combobox'], grouped: [false], controlled: [false], open: [true] },
  async (select, situation) => {
    await select.show(
      () => ({
        options: [
          {
            value: 'ash',
            label: 'Ash',
            title: 'A tree',
            className: 'tree',
            style: { letterSpacing: '3px' },
          },
          { value: 'beech', label: 'Beech' },
        ],
      }),
      situation,
    );
    const rows = await select.page
      .locator('.rc-select-item-option')
      .evaluateAll((all) =>
        all.map((row) => [
          row.getAttribute('title'),
          row.classList.contains('tree'),
          getComputedStyle(row).letterSpacing,
        ]),
      );
    expect(rows).toEqual([
      ['A tree', true, '3px'],
      ['Beech', false, 'normal'],
    ]);
  },
);

fact(
  'the title of an option is also that of the chosen label',
  { mode: ['single', 'multiple'], grouped: [false], controlled: [false], open: [false] },
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        defaultValue: mode === 'single' ? 'ash' : ['ash'],
        options: [{ value: 'ash', label: 'Ash', title: 'A tree' }],
      }),
      situation,
    );
    const chosen = select.page.locator('.rc-select-selection-item');
    expect(await chosen.getAttribute('title')).toBe('A tree');
  },
);
