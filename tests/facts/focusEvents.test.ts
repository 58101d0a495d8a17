import { expect, fact } from './support/fact';
import type { UseProps } from './support/page/kit';

const twoFields: UseProps = ({ h }) => ({
  options: [{ value: 'ash' }],
  dropdownRender: (menu) =>
    h('div', null, menu, h('input', { id: 'one' }), h('input', { id: 'two' })),
});

fact(
  'onBlur is called for each blur, inside the popup too, and onFocus once',
  { open: [true], given: ['options'] },
  async (select, situation) => {
    await select.show(twoFields, { ...situation, open: false });
    await select.click('.rc-select-selector');
    for (const field of ['#one', '#two', '#one']) {
      await select.page.locator(field).focus();
      await select.quiet();
    }
    expect(await select.calls('onFocus', 'onBlur')).toEqual([
      'onFocus()',
      'onBlur()',
      'onBlur()',
      'onBlur()',
    ]);
    expect((await select.state()).open).toBe(true);
  },
);

fact(
  'picking an option with the mouse causes no blur',
  { open: [true] },
  async (select, situation) => {
    await select.show(() => ({ options: [{ value: 'ash' }] }), situation);
    await select.pick('ash');
    expect(await select.calls('onBlur')).toEqual([]);
    expect((await select.state()).focused).toBe(true);
  },
);

fact(
  'a pointer on its way to the popup leaves the select in the gap of 4 pixels, and enters again',
  { open: [true], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(() => ({ options: [{ value: 'ash' }] }), situation);
    const box = await select.page.locator('.rc-select').boundingBox();
    if (!box) throw new Error('the select is not shown');
    await select.page.mouse.move(box.x + 20, box.y + box.height - 2);
    await select.forgetCalls();
    for (let step = 0; step < 12; step += 1) {
      await select.page.mouse.move(box.x + 20, box.y + box.height + step);
    }
    await select.quiet();
    expect(await select.calls('onMouseLeave', 'onMouseEnter')).toEqual([
      'onMouseLeave()',
      'onMouseEnter()',
    ]);
  },
);

fact(
  'a pointer that skips the gap does not leave the select',
  { open: [true], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(() => ({ options: [{ value: 'ash' }] }), situation);
    const box = await select.page.locator('.rc-select').boundingBox();
    if (!box) throw new Error('the select is not shown');
    await select.page.mouse.move(box.x + 20, box.y + box.height - 2);
    await select.forgetCalls();
    await select.page.mouse.move(box.x + 20, box.y + box.height + 12);
    await select.quiet();
    expect(await select.calls('onMouseLeave', 'onMouseEnter')).toEqual([]);
  },
);

fact(
  'getPopupContainer is called with the selector',
  { open: [true], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        options: [{ value: 'ash' }],
        getPopupContainer: ({ className }: HTMLElement) => {
          document.body.dataset.given = className;
          return document.body;
        },
      }),
      situation,
    );
    expect(await select.page.evaluate(() => document.body.dataset.given)).toBe(
      'rc-select-selector',
    );
  },
);
