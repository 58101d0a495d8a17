import { expect, fact } from '../support/fact';
import { isListOnTop } from '../support/surround';
import type { UseProps } from '../support/page/kit';
import type { ShownSelect } from '../support/shownSelect';

const EACH_MODE = { given: ['options'], grouped: [false], controlled: [false] } as const;

const inPage: UseProps = () => ({ options: [{ value: 'ash' }] });

const inRoot: UseProps = () => ({
  style: { width: 300, fontStyle: 'italic' },
  getPopupContainer: (selector: HTMLElement) => selector.parentElement ?? document.body,
  options: [{ value: 'ash' }],
});

fact(
  'the parent of the selector is the root, whose style the popup inherits',
  { ...EACH_MODE, open: [true] },
  async (select, situation) => {
    await select.show(inRoot, situation);
    const found = await select.page.locator('.rc-select-dropdown').evaluate((popup) => ({
      parent: popup.parentElement?.classList[0],
      style: getComputedStyle(popup).fontStyle,
    }));
    expect(found).toEqual({ parent: 'rc-select', style: 'italic' });
  },
);

fact(
  'the popup in the page is the last element of the body',
  { ...EACH_MODE, open: [true] },
  async (select, situation) => {
    await select.show(inPage, situation);
    const isLast = await select.page.evaluate(
      () => document.body.lastElementChild?.querySelector('.rc-select-dropdown') != null,
    );
    expect(isLast).toBe(true);
  },
);

fact(
  'an element that hides what overflows cuts off a popup in it, and not one in the page',
  { ...EACH_MODE, open: [false] },
  async (select, situation) => {
    const cutOff = async (useProps: UseProps) => {
      await select.show(useProps, situation);
      await select.page.locator('main').evaluate((main) => {
        const { height } = main.getBoundingClientRect();
        Object.assign(main.style, { position: 'relative', height: `${height}px` });
        main.style.overflow = 'hidden';
      });
      await select.open();
      return !(await isListOnTop(select));
    };
    expect(await cutOff(inPage)).toBe(false);
    expect(await cutOff(inRoot)).toBe(true);
  },
);

/** How far the popup is from the selector, to the right. */
const distance = ({ page }: ShownSelect) =>
  page.evaluate(() => {
    const left = (part: string) => document.querySelector(part)?.getBoundingClientRect().left ?? 0;
    return Math.round(left('.rc-select-dropdown')) - Math.round(left('.rc-select-selector'));
  });

fact(
  'when a transform moves the select, a popup in the page stays behind and one in the root follows',
  { ...EACH_MODE, open: [true] },
  async (select, situation) => {
    const move = async () => {
      await select.page.locator('main').evaluate((main) => {
        main.style.transform = 'translateX(100px)';
      });
      await select.quiet();
    };
    await select.show(inPage, situation);
    const before = await distance(select);
    await move();
    expect(await distance(select)).toBe(before - 100);
    await select.show(inRoot, situation);
    await move();
    expect(await distance(select)).toBe(before);
  },
);

/** Takes the focus back whenever it leaves `main`, as the focus trap of a dialog does. */
async function trapFocus(select: ShownSelect): Promise<() => Promise<void>> {
  const stop = await select.page.evaluateHandle(() => {
    const controller = new AbortController();
    const main = document.querySelector('main');
    const giveBack = ({ target }: FocusEvent) => {
      const isOutside = target instanceof Node && !main?.contains(target);
      if (isOutside) document.querySelector<HTMLElement>('#select')?.focus();
    };
    document.addEventListener('focusin', giveBack, { signal: controller.signal });
    return controller;
  });
  return () => stop.evaluate((controller) => controller.abort());
}

fact(
  'a focus trap does not disturb the list, and takes the focus from fields of a popup in the page',
  { ...EACH_MODE, open: [true] },
  async (select, situation) => {
    await select.show(
      ({ h }) => ({
        dropdownRender: (menu) => h('div', null, menu, h('input', { id: 'name' })),
        options: [{ value: 'ash' }],
      }),
      situation,
    );
    const stop = await trapFocus(select);
    await select.click('#name');
    expect((await select.state()).focused).toBe(true);
    await select.pick('ash');
    expect(await select.calls('onSelect')).toEqual(['onSelect("ash")']);
    await stop();
  },
);

fact(
  'a focus trap leaves fields of a popup in the trap alone',
  { ...EACH_MODE, open: [true] },
  async (select, situation) => {
    await select.show(
      ({ h }) => ({
        dropdownRender: (menu) => h('div', null, menu, h('input', { id: 'name' })),
        getPopupContainer: (selector: HTMLElement) => selector.closest('main') ?? document.body,
        options: [{ value: 'ash' }],
      }),
      situation,
    );
    const stop = await trapFocus(select);
    await select.click('#name');
    expect(await select.page.evaluate(() => document.activeElement?.id)).toBe('name');
    expect((await select.state()).open).toBe(true);
    await stop();
  },
);
