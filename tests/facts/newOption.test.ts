import { bundleRecipe } from './support/bundleRecipe';
import { expect, test } from './support/fact';
import type { ShownSelect } from './support/shownSelect';

const scripts = new Map(
  [undefined, 'multiple'].map((mode) => [
    mode,
    bundleRecipe(
      `import { NewOptionField } from './NewOptionField';
       window.changes = [];`,
      `<>
        <NewOptionField
          ${mode ? `mode="${mode}"` : ''}
          onChange={(value) => window.changes.push(value)}
        />
        <button id="after">After</button>
      </>`,
    ),
  ]),
);

async function show(select: ShownSelect, mode: 'multiple' | undefined): Promise<void> {
  await select.page.addScriptTag({ content: (await scripts.get(mode)) ?? '' });
  await select.quiet();
  await select.page.getByRole('combobox', { name: 'Tree' }).focus();
}

const changes = ({ page }: ShownSelect) => page.evaluate('window.changes');

test.for([undefined, 'multiple'] as const)(
  'the recipe offers a text that no option has, and adds it when it is picked (mode %s)',
  async (mode, { select }) => {
    await show(select, mode);
    await select.type('as');
    expect(await select.state()).toMatchObject({ rows: ['ash', 'Add as'], active: 'ash' });
    await select.type('pen ');
    expect(await select.state()).toMatchObject({ rows: ['Add aspen'], active: 'Add aspen' });
    await select.press('Enter');
    expect(await changes(select)).toEqual(mode ? [['aspen']] : ['aspen']);
    expect(await select.state()).toMatchObject({ chosen: ['aspen'], text: '', open: !!mode });
    if (!mode) await select.press('ArrowDown');
    expect((await select.state()).rows).toEqual(['ash', 'beech', 'aspen']);
  },
);

test.for([undefined, 'multiple'] as const)(
  'a text that is left in the recipe when the focus leaves is no value (mode %s)',
  async (mode, { select }) => {
    await show(select, mode);
    await select.type('aspen');
    await select.click('#after');
    expect(await changes(select)).toEqual([]);
    await select.page.getByRole('combobox', { name: 'Tree' }).focus();
    await select.press('ArrowDown');
    expect(await select.state()).toMatchObject({ rows: ['ash', 'beech'], text: '', chosen: [] });
  },
);
