import type { ShownSelect } from './shownSelect';
import type { Situation } from './situations';

const STATES = [
  ...['chosen', 'empty', 'disabled', 'loading', 'loading icon'],
  ...['hidden tags', 'no options', 'custom field'],
] as const;

/** The popup can be on any side. */
const withoutSide = (name: string) => name.replace(/(placement-)\w+$/, '$1bottomLeft');

/** The class names that a select has in a situation, in all states that change them. */
export async function readClassNames(
  select: ShownSelect,
  situation: Situation,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const state of STATES) {
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
          loading: now.startsWith('loading'),
          ...(now === 'loading icon' && { suffixIcon: 'v' }),
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
      [...document.querySelectorAll('[class*=rc-]')].flatMap((element) => [...element.classList]),
    );
    for (const name of names) if (name.startsWith('rc-')) found.add(withoutSide(name));
  }
  return found;
}
