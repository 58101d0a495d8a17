import { expect, fact, test } from './support/fact';
import { bundleRecipe } from './support/bundleRecipe';
import { openInputMethod } from './support/inputMethod';

const cities = {
  given: ['options'],
  grouped: [false],
} as const;

fact(
  'onSearch is called for each step of composing, and not again for the final text',
  cities,
  async (select, situation) => {
    await select.show(
      () => ({ showSearch: true, options: [{ value: '京都' }, { value: '大阪' }] }),
      situation,
    );
    const { compose, commit } = await openInputMethod(select.page);
    await select.focus();
    await compose('きょ');
    await select.quiet();
    await compose('京');
    await select.quiet();
    const { rows } = await select.state();
    // A combobox does not narrow the list.
    expect(rows).not.toContain(situation.mode === 'combobox' ? '京' : '大阪');
    expect(rows).toContain('京都');
    await commit('京');
    await select.quiet();
    expect(await select.calls('onSearch')).toEqual(['onSearch("きょ")', 'onSearch("京")']);
    expect(await select.calls('onChange')).toEqual(
      situation.mode === 'combobox' ? ['onChange("きょ")', 'onChange("京")'] : [],
    );
  },
);

fact(
  'the Enter that ends composing picks nothing, and the next one picks',
  cities,
  async (select, situation) => {
    await select.show(
      () => ({
        showSearch: true,
        defaultActiveFirstOption: true,
        options: [{ value: '京都' }],
        onInputKeyDown({ key, keyCode, nativeEvent }) {
          document.body.dataset.pressed = [key, keyCode, nativeEvent.isComposing].join();
        },
      }),
      situation,
    );
    const { compose, pressEnter, commit } = await openInputMethod(select.page);
    await select.focus();
    await compose('京都');
    await select.quiet();
    await pressEnter();
    expect(await select.page.evaluate(() => document.body.dataset.pressed)).toBe('Enter,229,true');
    await commit('京都');
    await select.quiet();
    expect(await select.calls('onSelect')).toEqual([]);
    expect((await select.state()).open).toBe(true);
    await select.press('Enter');
    expect(await select.calls('onSelect')).toEqual(['onSelect("京都")']);
  },
);

fact(
  'a separator waits until composing ends',
  { ...cities, mode: ['multiple', 'tags'] },
  async (select, situation) => {
    await select.show(
      () => ({ tokenSeparators: ['、'], options: [{ value: '京都', label: '京都' }] }),
      situation,
    );
    const { compose, commit } = await openInputMethod(select.page);
    await select.focus();
    await compose('京都、');
    await select.quiet();
    expect(await select.calls('onChange')).toEqual([]);
    await commit('京都、');
    await select.quiet();
    expect(await select.calls('onChange')).toEqual(['onChange(["京都"])']);
  },
);

test('the recipe queries once the text is final', async ({ select }) => {
  const script = await bundleRecipe(
    `import { CityField } from './CityField';
     window.queries = [];`,
    '<CityField cities={[]} query={(text) => window.queries.push(text)} />',
  );
  const { page } = select;
  await page.addScriptTag({ content: script });
  await select.quiet();
  const { compose, commit } = await openInputMethod(page);
  await page.getByRole('combobox', { name: 'City' }).focus();
  await compose('きょ');
  await compose('京');
  await select.quiet();
  expect(await page.evaluate('window.queries')).toEqual([]);
  await commit('京');
  await select.quiet();
  expect(await page.evaluate('window.queries')).toEqual(['京']);
  await select.type('x');
  expect(await page.evaluate('window.queries')).toEqual(['京', '京x']);
});

test('the recipe ignores the Enter that accepts a text, in Safari, too', async ({ select }) => {
  const script = await bundleRecipe(
    `import { TopicField } from './TopicField';
     window.submitted = 0;`,
    '<TopicField submit={() => (window.submitted += 1)} />',
  );
  const { page } = select;
  await page.addScriptTag({ content: script });
  await select.quiet();
  const { compose, pressEnter, commit } = await openInputMethod(page);
  await page.getByRole('combobox', { name: 'Topic' }).focus();
  await compose('京都');
  await select.quiet();
  await pressEnter();
  await commit('京都');
  await select.quiet();
  // Safari: the text is final before the key comes.
  await pressEnter();
  await select.quiet();
  expect(await page.evaluate('window.submitted')).toBe(0);
  expect((await select.state()).chosen).toEqual([]);
  await select.press('Enter');
  expect(await page.evaluate('window.submitted')).toBe(1);
  expect((await select.state()).chosen).toEqual(['京都']);
});

fact(
  'an Enter with the code 229 picks nothing, even when no text is composed',
  cities,
  async (select, situation) => {
    await select.show(
      () => ({ showSearch: true, defaultActiveFirstOption: true, options: [{ value: '京都' }] }),
      situation,
    );
    const { pressEnter } = await openInputMethod(select.page);
    await select.focus();
    await select.press('ArrowDown');
    await pressEnter();
    await select.quiet();
    expect(await select.calls('onSelect', 'onChange')).toEqual([]);
  },
);
