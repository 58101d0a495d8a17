import { expect, fact, test } from './support/fact';

const SEVERAL = { mode: ['multiple', 'tags'] } as const;

fact(
  'with labelInValue and optionLabelProp, onChange has the label of the selector and onSelect that of the list',
  { ...SEVERAL, given: ['options'], open: [true], controlled: [false] },
  async (select, situation) => {
    await select.show(
      () => ({
        labelInValue: true,
        optionLabelProp: 'code',
        options: [{ value: 'aut', label: 'Austria', code: 'AT' }],
      }),
      situation,
    );
    const labels = async (name: string) => {
      const [first] = await select.argsOf(name);
      return [first?.[0]].flat().map((value) => (value as { label: string }).label);
    };
    await select.pick('Austria');
    expect(await labels('onChange')).toEqual(['AT']);
    expect(await labels('onSelect')).toEqual(['Austria']);
    await select.pick('Austria');
    expect(await labels('onDeselect')).toEqual(['Austria']);
  },
);

fact(
  'labelRender gets no label for a value that never had an option, and gets it with labelInValue',
  { mode: ['single', 'multiple', 'tags'], given: ['options'], grouped: [false] },
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        defaultValue: mode === 'single' ? 'x' : ['x'],
        labelRender: ({ label }) => (label === undefined ? 'no label' : label),
        options: [{ value: 'ash' }],
      }),
      situation,
    );
    expect((await select.state()).chosen).toEqual(['no label']);
    await select.show((_, { mode }) => {
      const value = { value: 'x', label: 'Xylem' };
      return {
        labelInValue: true,
        defaultValue: mode === 'single' ? value : [value],
        labelRender: ({ label }) => ['drawn ', label],
        options: [{ value: 'ash' }],
      };
    }, situation);
    expect((await select.state()).chosen).toEqual(['drawn Xylem']);
  },
);

fact(
  'labelRender keeps the last label of an option that has been removed',
  { mode: ['single', 'multiple', 'tags'], given: ['options'], grouped: [false], open: [false] },
  async (select, situation) => {
    await select.show(({ useState }, { mode }) => {
      const [options, setOptions] = useState([{ value: 'x', label: 'Xylem' }]);
      return {
        defaultValue: mode === 'single' ? 'x' : ['x'],
        labelRender: ({ label }) => ['drawn ', label],
        options,
        onInputKeyDown: ({ key }) => {
          if (key === 'F2') setOptions([]);
        },
      };
    }, situation);
    await select.focus();
    await select.press('F2');
    expect((await select.state()).chosen).toEqual(['drawn Xylem']);
  },
);

fact(
  'the hidden list names options by labels that are strings, and others by their value',
  { mode: ['single', 'multiple', 'tags'], grouped: [false], given: ['options'], open: [true] },
  async (select, situation) => {
    await select.show(
      ({ h }) => ({
        options: [
          { value: 'a', label: 'Ash' },
          { value: 'b', label: h('i', null, 'Beech') },
        ],
      }),
      situation,
    );
    const options = select.page.getByRole('option', { includeHidden: true });
    expect(await options.first().getAttribute('aria-label')).toBe('Ash');
    expect(await options.nth(1).getAttribute('aria-label')).toBe(null);
    expect(await options.nth(1).textContent()).toBe('b');
  },
);

test('the hidden list names an option by its value if the label is a number or mixed JSX', async ({
  select,
}) => {
  await select.show(() => ({ options: [{ value: 'one', label: 1 }] }), { open: true });
  const option = select.page.getByRole('option', { includeHidden: true }).first();
  expect(await option.getAttribute('aria-label')).toBe(null);
  expect(await option.textContent()).toBe('one');
  await select.show(
    ({ h, Option }) => {
      const name = 'Ann';
      return { children: h(Option, { value: 'ann', children: ['Hello ', name] }) };
    },
    { open: true },
  );
  expect(await option.getAttribute('aria-label')).toBe(null);
  expect(await option.textContent()).toBe('ann');
});

test('fields named like HTML attributes and event handlers are set on the row', async ({
  select,
}) => {
  await select.show(
    () => ({
      options: [
        {
          value: 'ash',
          lang: 'en',
          id: 'own-id',
          name: 'own-name',
          type: 'own-type',
          size: 3,
          content: 'own content',
          icon: 'own-icon',
          country: 'left out',
          onDoubleClick: () => document.body.setAttribute('data-doubled', 'yes'),
        },
      ],
    }),
    { open: true },
  );
  const row = select.page.locator('.rc-select-item-option');
  const names = await row.evaluate((element) => element.getAttributeNames());
  for (const name of ['lang', 'id', 'name', 'type', 'size', 'content', 'icon']) {
    expect(names).toContain(name);
  }
  expect(names).not.toContain('country');
  await row.dispatchEvent('dblclick');
  expect(await select.page.evaluate(() => document.body.dataset.doubled)).toBe('yes');
});

test('row keys are not taken from a renamed value, so scrollTo does not find them', async ({
  select,
}) => {
  for (const renamed of [true, false]) {
    await select.show(
      renamed
        ? ({ useRef }) => {
            const ref = useRef<{ scrollTo: (to: { key: string }) => void }>(null);
            return {
              ref,
              fieldNames: { value: 'code' },
              options: Array.from({ length: 100 }, (_, index) => ({ code: `c${index}` })),
              onInputKeyDown: ({ key }) => {
                if (key === 'F2') ref.current?.scrollTo({ key: 'c90' });
              },
            };
          }
        : ({ useRef }) => {
            const ref = useRef<{ scrollTo: (to: { key: string }) => void }>(null);
            return {
              ref,
              options: Array.from({ length: 100 }, (_, index) => ({ value: `c${index}` })),
              onInputKeyDown: ({ key }) => {
                if (key === 'F2') ref.current?.scrollTo({ key: 'c90' });
              },
            };
          },
      { open: true },
    );
    await select.press('F2');
    expect((await select.state()).rows.includes('c90')).toBe(!renamed);
  }
});

test('with labelInValue the first argument of onChange is not the object of fieldNames', async ({
  select,
}) => {
  await select.show(
    () => ({
      labelInValue: true,
      fieldNames: { value: 'code', label: 'name' },
      options: [{ code: 'at', name: 'Austria' }],
    }),
    { open: true },
  );
  await select.pick('Austria');
  const [[value, option] = []] = await select.argsOf('onChange');
  expect(value).toMatchObject({ value: 'at', label: 'Austria' });
  expect(option).toEqual({ code: 'at', name: 'Austria' });
});

test('loading sets classes, and keeps a suffixIcon', async ({ select }) => {
  await select.show(({ h }) => ({ loading: true, suffixIcon: h('b', null, 'icon') }));
  const icon = select.page.locator('.rc-select.rc-select-loading .rc-select-arrow-loading');
  expect(await icon.textContent()).toBe('icon');
  await select.show(() => ({ loading: true }));
  expect(await icon.locator('.rc-select-arrow-icon').textContent()).toBe('');
  await select.show(() => ({}));
  expect(await select.page.locator('.rc-select-arrow').count()).toBe(0);
});
