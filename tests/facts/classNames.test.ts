import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { expect, fact } from './support/fact';

const documented = new Set(
  [...readFileSync('docs/guide/styling.md', 'utf8').matchAll(/^\| `(rc-select[\w-]*)`/gm)].map(
    ([, name = '']) => name,
  ),
);

/** The popup can be on any side. */
const withoutSide = (name: string) => name.replace(/(placement-)\w+$/, '$1bottomLeft');

const found = new Set<string>();

fact(
  'all class names of a select are in the guide',
  { given: ['options'], controlled: [false] },
  async (select, situation) => {
    for (const state of [
      ...['chosen', 'empty', 'disabled', 'loading'],
      ...['hidden tags', 'no options', 'custom field'],
    ]) {
      await select.page.evaluate((name) => Object.assign(window, { state: name }), state);
      await select.show(
        ({ h }, { mode }) => {
          const now = (window as unknown as { state: string }).state;
          const several = mode === 'multiple' || mode === 'tags';
          const value = several ? ['a', 'b', 'c'] : 'a';
          return {
            showSearch: true,
            // They are not for a text field of getInputElement, and warn.
            ...(now !== 'custom field' && { allowClear: true, placeholder: 'Choose' }),
            prefix: 'Tree',
            disabled: now === 'disabled',
            loading: now === 'loading',
            ...(now === 'hidden tags' && { maxTagCount: 1 }),
            ...(now === 'custom field' &&
              mode === 'combobox' && { getInputElement: () => h('input') }),
            ...(now !== 'empty' && now !== 'no options' && { defaultValue: value }),
            options:
              now === 'no options'
                ? []
                : [{ value: 'a' }, { value: 'b', disabled: mode !== 'tags' }, { value: 'c' }],
          };
        },
        { ...situation, open: false },
      );
      if (state !== 'disabled') {
        await select.focus();
        await select.press('ArrowDown');
        if (!situation.open) await select.press('Escape');
      }
      const names = await select.page.evaluate(() =>
        [...document.querySelectorAll('[class*=rc-select]')].flatMap((element) => [
          ...element.classList,
        ]),
      );
      for (const name of names) if (name.startsWith('rc-select')) found.add(withoutSide(name));
    }
    expect([...found].filter((name) => !documented.has(name))).toEqual([]);
  },
);

afterAll(() => {
  expect([...documented].filter((name) => !found.has(name))).toEqual([]);
});

fact(
  "the package's style sheet reaches beyond the select, and sets its size but no layer",
  { open: [true] },
  async (select, situation) => {
    await select.show(() => ({ style: {}, options: [{ value: 'a' }] }), situation);
    const styles = await select.page.evaluate(() => {
      const styleOf = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(selector);
        return getComputedStyle(element);
      };
      return {
        elsewhere: styleOf('main').boxSizing,
        width: styleOf('.rc-select').width,
        popup: styleOf('.rc-select-dropdown').minHeight,
        layer: styleOf('.rc-select-dropdown').zIndex,
      };
    });
    expect(styles).toEqual({
      elsewhere: 'border-box',
      width: '100px',
      popup: '100px',
      layer: 'auto',
    });
  },
);
