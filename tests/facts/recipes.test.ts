import { pickOption } from './recipes/pickOption';
import { bundleRecipe } from './support/bundleRecipe';
import { exposedField } from './support/exposed';
import { expect, facts, test } from './support/fact';
import { hasSeveral } from './support/hasSeveral';
import { openInputMethod } from './support/inputMethod';
import { labelled } from './support/options';
import { SIMPLEST } from './support/situations';
import { isAroundOpen, isListOnTop, surround } from './support/surround';

const oslo = labelled({ osl: 'Oslo' });

facts({ controlled: [false] }, [
  {
    title: 'the recipe for Playwright picks an option, again and again',
    props: { options: labelled({ lis: 'Lisbon', osl: 'Oslo', oslo: 'Oslo S' }) },
    async act(select) {
      for (const option of ['Oslo', 'Lisbon']) {
        await pickOption(select.page, 'Select', option);
        await select.quiet();
      }
    },
    shows: (situation) => ({ open: hasSeveral(situation) }),
    calls: ['onSelect("osl")', 'onSelect("lis")'],
  },
]);

facts(SIMPLEST, [
  {
    title: 'a row out of view cannot be picked before the text narrows the list',
    open: [true],
    props: () => ({
      showSearch: true,
      optionFilterProp: 'label',
      options: Array.from({ length: 100 }, (_, index) => ({ value: index, label: `Row ${index}` })),
    }),
    async act({ page }) {
      const row = page.locator('.rc-select-dropdown').getByTitle('Row 90', { exact: true });
      expect(await row.count()).toBe(0);
      await page.getByRole('combobox', { name: 'Select' }).fill('90');
      await row.click();
    },
    calls: ['onChange(90)'],
  },
  {
    title: 'with an animation, the popup is visible after the list counts as closed',
    props: { animation: 'slow', options: oslo },
    async check(select) {
      // It stands still until the fact lets it go on.
      await select.addStyle(`@keyframes slow { to { opacity: 0 } }
        .rc-select-dropdown-slow-leave { animation: slow 0.1s both paused }`);
      await pickOption(select.page, 'Select', 'Oslo');
      await select.quiet();
      expect(await select.state()).toMatchObject({ open: false, popup: true });
      await select.addStyle('.rc-select-dropdown-slow-leave { animation-play-state: running }');
      await select.page.locator('.rc-select-dropdown:visible').waitFor({ state: 'detached' });
      expect((await select.state()).popup).toBe(false);
    },
  },
  {
    title: 'a select that cannot be searched has a text field that cannot be filled',
    props: { options: oslo },
    async check({ page }) {
      expect(await page.getByRole('combobox', { name: 'Select' }).isEditable()).toBe(false);
    },
  },
]);

test('the recipe queries once the text is final', async ({ select }) => {
  const field = '<CityField cities={[]} query={(text) => window.noted.push(text)} />';
  await select.run(bundleRecipe('CityField', field));
  const { page } = select;
  const { compose, commit } = await openInputMethod(select);
  await page.getByRole('combobox', { name: 'City' }).focus();
  await compose('きょ');
  await compose('京');
  expect(await page.evaluate('window.noted')).toEqual([]);
  await commit('京');
  expect(await page.evaluate('window.noted')).toEqual(['京']);
  await select.type('x');
  expect(await page.evaluate('window.noted')).toEqual(['京', '京x']);
});

test('the recipe ignores the Enter that accepts a text, in Safari, too', async ({ select }) => {
  const field = '<TopicField submit={() => window.noted.push("submitted")} />';
  await select.run(bundleRecipe('TopicField', field));
  const { page } = select;
  const { compose, pressEnter, commit } = await openInputMethod(select);
  await page.getByRole('combobox', { name: 'Topic' }).focus();
  await compose('京都');
  await pressEnter();
  await commit('京都');
  // Safari: the text is final before the key comes.
  await pressEnter();
  expect(await page.evaluate('window.noted')).toEqual([]);
  expect((await select.state()).chosen).toEqual([]);
  await select.press('Enter');
  expect(await page.evaluate('window.noted')).toEqual(['submitted']);
  expect((await select.state()).chosen).toEqual(['京都']);
});

test('the recipe tells its value and the number of matches, and keys clear it', async ({
  select,
}) => {
  const airports = "{ LIS: 'Lisbon', OSL: 'Oslo', TLL: 'Tallinn' }";
  const options = `Object.entries(${airports}).map(([value, label]) => ({ value, label }))`;
  await select.run(bundleRecipe('AirportField', `<AirportField airports={${options}} />`));
  const { page } = select;
  const status = page.getByRole('status');
  const description = async () => (await exposedField(select)).description;
  expect((await exposedField(select)).name).toBe('Airport');
  expect(await description()).toBe('Nothing is chosen');

  await page.getByRole('combobox', { name: 'Airport' }).focus();
  await select.type('l');
  expect(await status.textContent()).toBe('3 airports found');
  await select.type('i');
  expect(await status.textContent()).toBe('2 airports found');
  expect(await page.getByRole('option').allTextContents()).toEqual(['Lisbon', 'Tallinn']);
  await select.press('Enter');
  expect(await status.textContent()).toBe('');
  expect(await description()).toBe('Lisbon is chosen');

  await select.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Clear the airport');
  await select.press('Enter');
  expect(await description()).toBe('Nothing is chosen');
  await page.getByRole('combobox', { name: 'Airport' }).focus();
  await select.press('ArrowDown');
  expect(await page.getByRole('option').count()).toBe(3);
});

const dialogSelect = bundleRecipe(
  'DialogSelect',
  `<DialogSelect id="select" options={[{ value: 'ash' }]} />`,
);

test.for(['modal dialog', 'dialog', 'popover'] as const)(
  'the recipe shows its list in a %s, and Escape closes the list first',
  async (surroundings, { select }) => {
    await select.run(dialogSelect);
    await surround(select, surroundings);
    await select.click('.rc-select-selector');
    expect(await isListOnTop(select)).toBe(true);
    await select.press('Escape');
    expect((await select.state()).open).toBe(false);
    expect(await isAroundOpen(select)).toBe(true);
  },
);

test('the recipe shows its list in the page where there is no dialog', async ({ select }) => {
  await select.run(dialogSelect);
  await select.click('.rc-select-selector');
  expect(await isListOnTop(select)).toBe(true);
  expect(await select.count('body > .rc-select-dropdown')).toBe(1);
});
