import { expect, fact, test } from './support/fact';

fact(
  'menuItemSelectedIcon={null} leaves out the mark of a chosen option',
  { mode: ['single', 'multiple', 'tags'], grouped: [false], controlled: [false], open: [true] },
  async (select, situation) => {
    await select.show(
      () => ({ defaultValue: ['a'], menuItemSelectedIcon: null, options: [{ value: 'a' }] }),
      situation,
    );
    const row = select.page.locator('.rc-select-item-option-selected');
    expect(await row.textContent()).toBe('a');
  },
);

test('the mark is there otherwise', async ({ select }) => {
  await select.show(() => ({ defaultValue: 'a', options: [{ value: 'a' }] }), { open: true });
  expect(await select.page.locator('.rc-select-item-option-selected').textContent()).toBe('a✓');
});

fact(
  'an empty title of an option removes the tooltips of its row and of its tag',
  { mode: ['single', 'multiple', 'tags'], grouped: [false], controlled: [false], open: [true] },
  async (select, situation) => {
    await select.show(
      () => ({
        defaultValue: ['a'],
        options: [
          { value: 'a', label: 'A', title: '' },
          { value: 'b', label: 'B' },
        ],
      }),
      situation,
    );
    const titles = await select.page
      .locator('.rc-select-item-option, .rc-select-selection-item')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).title));
    expect(titles).toEqual(['', '', 'B']);
  },
);

fact(
  'an empty title of a single select removes the tooltip of the chosen label',
  { mode: ['single'], controlled: [false], open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({ defaultValue: 'a', title: '', options: [{ value: 'a', label: 'A' }] }),
      situation,
    );
    const chosen = select.page.locator('.rc-select-selection-item');
    expect(await chosen.getAttribute('title')).toBe('');
  },
);

fact(
  'maxTagTextLength cuts the label that tagRender gets',
  { mode: ['multiple', 'tags'], controlled: [false], open: [false] },
  async (select, situation) => {
    await select.show(
      ({ h }) => ({
        defaultValue: ['lis'],
        maxTagTextLength: 3,
        tagRender: ({ label }) => h('b', null, label),
        options: [{ value: 'lis', label: 'Lisbon' }],
      }),
      situation,
    );
    expect(await select.page.locator('.rc-select b').textContent()).toBe('Lis...');
  },
);

fact(
  'a prop that Select does not know is set on the root',
  { given: ['options'], grouped: [false], controlled: [false], open: [false] },
  async (select, situation) => {
    await select.show(() => ({ id: 'select', ...{ lang: 'pt' } }), situation);
    expect(await select.page.locator('[lang=pt]').getAttribute('class')).toContain('rc-select ');
  },
);

for (const virtual of [true, false]) {
  fact(
    `virtual={${virtual}}: the id and the role of a row are ${virtual ? "the option's" : "the list's"}`,
    { given: ['options'], grouped: [false], controlled: [false], open: [true] },
    async (select, situation) => {
      await select.show(
        virtual
          ? () => ({ options: [{ value: 'a', id: 'own', role: 'note' }] })
          : () => ({ virtual: false, options: [{ value: 'a', id: 'own', role: 'note' }] }),
        situation,
      );
      const row = select.page.locator('.rc-select-item-option');
      expect([await row.getAttribute('id'), await row.getAttribute('role')]).toEqual(
        virtual ? ['own', 'note'] : ['select_list_0', 'option'],
      );
    },
  );
}

test('a component around Option is not rendered, and its props describe the option', async ({
  select,
}) => {
  await select.show(
    ({ h, Option }) => {
      const City = ({ value }: { value: string }) => h(Option, { value, children: 'Never shown' });
      return {
        children: [h(City, { key: 1, value: 'lis' }, 'Lisbon'), h(City, { key: 2, value: 'osl' })],
      };
    },
    { open: true },
  );
  const { rows } = await select.state();
  expect(rows).toEqual(['Lisbon', 'osl']);
  expect(select.takeMessages().join()).toContain(
    '`children` should be `Select.Option` or `Select.OptGroup` instead of `City`',
  );
});
