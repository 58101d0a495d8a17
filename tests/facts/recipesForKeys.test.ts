import { bundleRecipe } from './support/bundleRecipe';
import { expect, test } from './support/fact';
import type { ShownSelect } from './support/shownSelect';

const noted = ({ page }: ShownSelect) => page.evaluate('window.noted');

const focus = ({ page }: ShownSelect) => page.getByRole('combobox', { name: 'Tree' }).focus();

/** The recipe, in a mode, with buttons around it. */
const between = (name: string, mode: string, props: string) =>
  bundleRecipe(
    name,
    `<>
      <button id="before">Before</button>
      <${name} ${mode === 'single' ? '' : `mode="${mode}"`} ${props} />
      <button id="after">After</button>
    </>`,
  );

const offersNew = (mode: string) =>
  between('NewOptionField', mode, 'onChange={(value) => window.noted.push(value)}');

test.for(['single', 'multiple'])(
  'the recipe offers a text that no option has, and adds it when it is picked (mode %s)',
  async (mode, { select }) => {
    const several = mode === 'multiple';
    await select.run(offersNew(mode));
    await focus(select);
    await select.type('as');
    expect(await select.state()).toMatchObject({ rows: ['ash', 'Add as'], active: 'ash' });
    await select.type('pen ');
    expect(await select.state()).toMatchObject({ rows: ['Add aspen'], active: 'Add aspen' });
    await select.press('Enter');
    expect(await noted(select)).toEqual(several ? [['aspen']] : ['aspen']);
    expect(await select.state()).toMatchObject({ chosen: ['aspen'], text: '', open: several });
    if (!several) await select.press('ArrowDown');
    expect((await select.state()).rows).toEqual(['ash', 'beech', 'aspen']);
  },
);

test.for(['single', 'multiple'])(
  'a text that is left in the recipe when the focus leaves is no value (mode %s)',
  async (mode, { select }) => {
    await select.run(offersNew(mode));
    await focus(select);
    await select.type('aspen');
    await select.leave();
    expect(await noted(select)).toEqual([]);
    await focus(select);
    await select.press('ArrowDown');
    expect(await select.state()).toMatchObject({ rows: ['ash', 'beech'], text: '', chosen: [] });
  },
);

const ONE_TAB = `
  aria-label="Tree"
  options={[{ value: 'ash' }, { value: 'beech' }]}
  onSelect={(value) => window.noted.push(value)}`;

test.for(
  ['single', 'multiple', 'tags', 'combobox'].flatMap((mode) => [
    { mode, key: 'Tab', to: 'after' },
    { mode, key: 'Shift+Tab', to: 'before' },
  ]),
)(
  'in the recipe, $key picks the active option, closes the list and moves on ($mode)',
  async ({ mode, key, to }, { select }) => {
    await select.run(between('OneTabSelect', mode, ONE_TAB));
    await focus(select);
    await select.press('ArrowDown', 'ArrowDown');
    const { active } = await select.state();
    await select.press(key);
    expect(await noted(select)).toEqual([active]);
    expect(await select.focusedId()).toBe(to);
    expect((await select.state()).open).toBe(false);
  },
);
