import { expect, fact, test } from './support/fact';

fact(
  'tagRender and maxTagPlaceholder are called for hidden tags while none is hidden',
  { mode: ['multiple', 'tags'] },
  async (select, situation) => {
    await select.show(
      ({ h }) => ({
        defaultValue: ['a', 'b'],
        options: [{ value: 'a' }, { value: 'b' }],
        maxTagPlaceholder: (omitted) => {
          document.body.dataset.omitted = String(omitted.length);
          return 'rest';
        },
        tagRender: ({ isMaxTag, value, label, onClose }) => {
          if (isMaxTag) {
            document.body.dataset.rest = [value, label, onClose].map(String).join();
          }
          return h('b', null, label);
        },
      }),
      situation,
    );
    const { omitted, rest } = await select.page.evaluate(() => ({ ...document.body.dataset }));
    expect({ omitted, rest }).toEqual({ omitted: '0', rest: 'undefined,rest,undefined' });
    // What they return is not shown.
    expect(await select.page.locator('.rc-select b').allTextContents()).toEqual(['a', 'b']);
  },
);

fact(
  'tagRender and maxTagPlaceholder are not called for hidden tags while nothing is chosen',
  { mode: ['multiple', 'tags'], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      ({ h }) => ({
        options: [{ value: 'a' }],
        maxTagPlaceholder: () => {
          document.body.dataset.omitted = 'called';
          return 'rest';
        },
        tagRender: ({ label }) => {
          document.body.dataset.rest = 'called';
          return h('b', null, label);
        },
      }),
      situation,
    );
    const { omitted, rest } = await select.page.evaluate(() => ({ ...document.body.dataset }));
    expect({ omitted, rest }).toEqual({});
  },
);

test('a maxTagPlaceholder that expects a hidden value removes the select', async ({ select }) => {
  await select.show(
    () => ({
      defaultValue: ['a'],
      maxTagPlaceholder: ([first]) => (first as { label: string }).label,
    }),
    { mode: 'multiple' },
  );
  expect(await select.page.locator('.rc-select').count()).toBe(0);
  expect(select.takeMessages().join()).toContain("reading 'label'");
});

fact(
  'in tags, Enter after the text of a chosen value removes that value, an option or not',
  { mode: ['tags'], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      () => ({ defaultValue: ['oak', 'elm'], options: [{ value: 'oak' }, { value: 'ash' }] }),
      situation,
    );
    for (const [text, left] of [
      ['elm', ['oak']],
      ['oak', []],
    ] as const) {
      await select.focus();
      await select.type(text);
      await select.press('Enter');
      expect((await select.state()).chosen).toEqual(left);
    }
  },
);

fact(
  'onMouseDown is called for a press on a tag, not for its icon nor for what tagRender renders',
  { mode: ['multiple', 'tags'], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(() => ({ defaultValue: ['a'], options: [{ value: 'a' }] }), situation);
    await select.click('.rc-select-selection-item-content');
    expect(await select.calls('onMouseDown')).toEqual(['onMouseDown()']);
    await select.forgetCalls();
    await select.click('.rc-select-selection-item-remove');
    expect(await select.calls('onMouseDown')).toEqual([]);
    await select.show(
      ({ h }) => ({
        defaultValue: ['a'],
        options: [{ value: 'a' }],
        tagRender: ({ label }) => h('b', null, label),
      }),
      situation,
    );
    await select.click('.rc-select b');
    expect(await select.calls('onMouseDown')).toEqual([]);
  },
);
