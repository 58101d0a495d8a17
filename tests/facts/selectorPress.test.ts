import { expect, fact } from './support/fact';

fact(
  'pressing the selector beside the text keeps the text in combobox, and in multiple and tags with autoClearSearchValue={false}',
  { mode: ['multiple', 'tags', 'combobox'] },
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        ...(mode !== 'combobox' && { autoClearSearchValue: false }),
        prefix: 'Tree',
        options: [{ value: 'oak' }],
      }),
      situation,
    );
    await select.focus();
    await select.type('oa');
    await select.forgetCalls();
    await select.page.locator('.rc-select-prefix').dispatchEvent('mousedown');
    await select.quiet();
    expect((await select.state()).text).toBe('oa');
    expect(await select.calls('onSearch')).toEqual([]);
  },
);
