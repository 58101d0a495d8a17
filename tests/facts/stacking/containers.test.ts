import { expect, facts } from '../support/fact';
import { optionsOf } from '../support/options';
import type { FactProps, UseProps } from '../support/page/kit';
import type { ShownSelect } from '../support/shownSelect';
import { EACH_MODE } from '../support/situations';
import { isListOnTop } from '../support/surround';

const inPage: FactProps = { options: optionsOf('ash') };

const inRoot: UseProps = () => ({
  style: { width: 300, fontStyle: 'italic' },
  getPopupContainer: (selector: HTMLElement) => selector.parentElement ?? document.body,
  options: [{ value: 'ash' }],
});

/** How far the popup is from the selector, to the right. */
const distance = ({ page }: ShownSelect) =>
  page.evaluate(() => {
    const left = (part: string) => document.querySelector(part)?.getBoundingClientRect().left ?? 0;
    return Math.round(left('.rc-select-dropdown')) - Math.round(left('.rc-select-selector'));
  });

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

facts({ ...EACH_MODE, open: [true] }, [
  {
    title: 'the parent of the selector is the root, whose style the popup inherits',
    props: inRoot,
    async check({ page }) {
      const found = await page
        .locator('.rc-select-dropdown')
        .evaluate((popup) => [
          popup.parentElement?.classList[0],
          getComputedStyle(popup).fontStyle,
        ]);
      expect(found).toEqual(['rc-select', 'italic']);
    },
  },
  {
    title: 'the popup in the page is the last element of the body',
    props: inPage,
    check: async (select) =>
      expect(await select.count('body > :last-child .rc-select-dropdown')).toBe(1),
  },
  {
    title: 'an element that hides what overflows cuts off a popup in it, and not one in the page',
    async check(select, situation) {
      for (const [props, isCutOff] of [
        [inPage, false],
        [inRoot, true],
      ] as const) {
        await select.show(props, { ...situation, open: false });
        await select.page.locator('main').evaluate((main) => {
          const { height } = main.getBoundingClientRect();
          Object.assign(main.style, { position: 'relative', height: `${height}px` });
          main.style.overflow = 'hidden';
        });
        await select.open();
        expect(await isListOnTop(select)).toBe(!isCutOff);
      }
    },
  },
  {
    title:
      'when a transform moves the select, a popup in the page stays behind and one in the root follows',
    async check(select, situation) {
      for (const [props, behind] of [
        [inPage, 100],
        [inRoot, 0],
      ] as const) {
        await select.show(props, situation);
        const before = await distance(select);
        await select.page.locator('main').evaluate((main) => {
          main.style.transform = 'translateX(100px)';
        });
        await select.quiet();
        expect(await distance(select)).toBe(before - behind);
      }
    },
  },
  {
    title:
      'a focus trap does not disturb the list, and takes the focus from fields of a popup in the page',
    props: ({ h }) => ({
      dropdownRender: (menu) => h('div', null, menu, h('input', { id: 'name' })),
      options: [{ value: 'ash' }],
    }),
    async check(select) {
      const stop = await trapFocus(select);
      await select.click('#name');
      expect((await select.state()).focused).toBe(true);
      await select.pick('ash');
      expect(await select.calls('onSelect')).toEqual(['onSelect("ash")']);
      await stop();
    },
  },
  {
    title: 'a focus trap leaves fields of a popup in the trap alone',
    props: ({ h }) => ({
      dropdownRender: (menu) => h('div', null, menu, h('input', { id: 'name' })),
      getPopupContainer: (selector: HTMLElement) => selector.closest('main') ?? document.body,
      options: [{ value: 'ash' }],
    }),
    async check(select) {
      const stop = await trapFocus(select);
      await select.click('#name');
      expect(await select.focusedId()).toBe('name');
      expect((await select.state()).open).toBe(true);
      await stop();
    },
  },
]);
