import { expect, facts } from '../support/fact';
import type { UseProps } from '../support/page/kit';
import { setTitle } from '../support/setTitle';
import { SIMPLEST } from '../support/situations';

/** A select with an input below the list; the title of the page says what is done with events. */
const withInput: UseProps = ({ h }) => {
  const cancel = (event: { preventDefault: () => void }) => event.preventDefault();
  const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
  const onMouseDown = document.title === 'mousedown cancelled' ? cancel : undefined;
  const onKeyDown = document.title === 'keys stopped' ? stop : undefined;
  return {
    chosen: 'ash',
    options: [{ value: 'ash' }],
    dropdownRender: (menu) => h('div', { onMouseDown }, menu, h('input', { id: 'own', onKeyDown })),
  };
};

facts(SIMPLEST, [
  {
    title:
      'My own input in the popup does not work: Backspace removes a tag unless the input stops its keys',
    mode: ['multiple'],
    async check(select, situation) {
      for (const [title, chosen] of [
        ['keys not stopped', []],
        ['keys stopped', ['ash']],
      ] as const) {
        await setTitle(select, title);
        await select.show(withInput, situation);
        await select.open();
        await select.click('#own');
        expect(await select.focusedId()).toBe('own');
        await select.press('Backspace');
        expect(await select.state()).toMatchObject({ open: true, chosen });
      }
    },
  },
  {
    title: 'My own input in the popup does not work: it gets no focus if mousedown is cancelled',
    async check(select) {
      await setTitle(select, 'mousedown cancelled');
      await select.show(withInput);
      await select.open();
      await select.click('#own');
      expect(await select.focusedId()).toBe('select');
    },
  },
]);
