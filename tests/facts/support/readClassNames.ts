import { hasSeveral } from './hasSeveral';
import { optionsOf } from './options';
import type { FactProps, UseProps } from './page/kit';
import type { ShownSelect } from './shownSelect';
import type { Situation } from './situations';

const STATES = [
  ...['chosen', 'empty', 'disabled', 'loading', 'loading icon'],
  ...['hidden tags', 'no options', 'custom field'],
] as const;

/** The popup can be on any side. */
const withoutSide = (name: string) => name.replace(/(placement-)\w+$/, '$1bottomLeft');

const options = [{ value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }];

/** The props of a select in a state. */
function propsIn(state: (typeof STATES)[number], { mode }: Situation): FactProps {
  return {
    showSearch: true,
    // They are not for a text field of getInputElement, and warn.
    ...(state !== 'custom field' && { allowClear: true, placeholder: 'Choose' }),
    prefix: 'Tree',
    disabled: state === 'disabled',
    loading: state.startsWith('loading'),
    ...(state === 'loading icon' && { suffixIcon: 'v' }),
    ...(state === 'hidden tags' && { maxTagCount: 1 }),
    ...(state !== 'empty' &&
      state !== 'no options' && { chosen: hasSeveral({ mode }) ? ['a', 'b', 'c'] : 'a' }),
    options: state === 'no options' ? [] : mode === 'tags' ? optionsOf('a', 'b', 'c') : options,
  };
}

/** A text field of its own is no data. */
const customField: UseProps = ({ h }) => ({
  showSearch: true,
  prefix: 'Tree',
  chosen: 'a',
  getInputElement: () => h('input'),
  options: [{ value: 'a' }, { value: 'b', disabled: true }, { value: 'c' }],
});

/** The class names that a select has in a situation, in all states that change them. */
export async function readClassNames(
  select: ShownSelect,
  situation: Situation,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const state of STATES) {
    const isCustom = state === 'custom field' && situation.mode === 'combobox';
    const props = isCustom ? customField : propsIn(state, situation);
    await select.show(props, { ...situation, open: false });
    if (state !== 'disabled') {
      await select.focus();
      await select.press('ArrowDown');
      if (!situation.open) await select.press('Escape');
    }
    const names = await select.attributes('[class*=rc-]', 'class');
    for (const name of names.flatMap((classes) => classes?.split(' ') ?? []))
      if (name.startsWith('rc-')) found.add(withoutSide(name));
  }
  return found;
}
