import { bundleRecipe } from './support/bundleRecipe';
import { expect, test } from './support/fact';

const MODES = ['single', 'multiple', 'tags', 'combobox'] as const;

const scripts = new Map(
  MODES.map((mode) => [
    mode,
    bundleRecipe(
      `import { OneTabSelect } from './OneTabSelect';
       window.picked = [];`,
      `<>
        <button id="before">Before</button>
        <OneTabSelect
          aria-label="Tree"
          ${mode === 'single' ? '' : `mode="${mode}"`}
          options={[{ value: 'ash' }, { value: 'beech' }]}
          onSelect={(value) => window.picked.push(value)}
        />
        <button id="after">After</button>
      </>`,
    ),
  ]),
);

test.for(
  MODES.flatMap((mode) => [
    { mode, key: 'Tab', to: 'after' },
    { mode, key: 'Shift+Tab', to: 'before' },
  ]),
)(
  'in the recipe, $key picks the active option, closes the list and moves on ($mode)',
  async ({ mode, key, to }, { select }) => {
    await select.page.addScriptTag({ content: (await scripts.get(mode)) ?? '' });
    await select.quiet();
    await select.page.getByRole('combobox', { name: 'Tree' }).focus();
    await select.press('ArrowDown', 'ArrowDown');
    const { active } = await select.state();
    await select.press(key);
    expect(await select.page.evaluate('window.picked')).toEqual([active]);
    expect(await select.page.evaluate(() => document.activeElement?.id)).toBe(to);
    expect((await select.state()).open).toBe(false);
  },
);
