import { expect, facts } from './support/fact';
import { openInputMethod } from './support/inputMethod';
import { SEVERAL } from './support/situations';

facts({ given: ['options'], grouped: [false] }, [
  {
    title: 'onSearch is called for each step of composing, and not again for the final text',
    props: { showSearch: true, options: [{ value: '京都' }, { value: '大阪' }] },
    async check(select, { mode }) {
      const { compose, commit } = await openInputMethod(select);
      await select.focus();
      await compose('きょ');
      await compose('京');
      const { rows } = await select.state();
      // A combobox does not narrow the list.
      expect(rows).not.toContain(mode === 'combobox' ? '京' : '大阪');
      expect(rows).toContain('京都');
      await commit('京');
      expect(await select.calls('onSearch')).toEqual(['onSearch("きょ")', 'onSearch("京")']);
      const changes = mode === 'combobox' ? ['onChange("きょ")', 'onChange("京")'] : [];
      expect(await select.calls('onChange')).toEqual(changes);
    },
  },
  {
    title: 'the Enter that ends composing picks nothing, and the next one picks',
    props: () => ({
      showSearch: true,
      defaultActiveFirstOption: true,
      options: [{ value: '京都' }],
      onInputKeyDown({ key, keyCode, nativeEvent }) {
        document.body.dataset.pressed = [key, keyCode, nativeEvent.isComposing].join();
      },
    }),
    async check(select) {
      const { compose, pressEnter, commit } = await openInputMethod(select);
      await select.focus();
      await compose('京都');
      await pressEnter();
      expect((await select.notes()).pressed).toBe('Enter,229,true');
      await commit('京都');
      expect(await select.calls('onSelect')).toEqual([]);
      expect((await select.state()).open).toBe(true);
      await select.press('Enter');
      expect(await select.calls('onSelect')).toEqual(['onSelect("京都")']);
    },
  },
  {
    title: 'a separator waits until composing ends',
    ...SEVERAL,
    props: { tokenSeparators: ['、'], options: [{ value: '京都', label: '京都' }] },
    async check(select) {
      const { compose, commit } = await openInputMethod(select);
      await select.focus();
      await compose('京都、');
      expect(await select.calls('onChange')).toEqual([]);
      await commit('京都、');
      expect(await select.calls('onChange')).toEqual(['onChange(["京都"])']);
    },
  },
  {
    title: 'an Enter with the code 229 picks nothing, even when no text is composed',
    props: { showSearch: true, defaultActiveFirstOption: true, options: [{ value: '京都' }] },
    press: ['ArrowDown'],
    act: async (select) => (await openInputMethod(select)).pressEnter(),
    silent: ['onSelect', 'onChange'],
  },
]);
