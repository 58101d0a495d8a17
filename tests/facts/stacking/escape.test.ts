import { expect, facts } from '../support/fact';
import { optionsOf } from '../support/options';
import type { UseProps } from '../support/page/kit';
import { EACH_MODE } from '../support/situations';
import { isAroundOpen, surround } from '../support/surround';

const trees = { options: optionsOf('ash') };

const cancels: UseProps = () => ({
  onInputKeyDown(event) {
    const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && isOpen) event.preventDefault();
  },
  options: [{ value: 'ash' }],
});

for (const surroundings of ['modal dialog', 'popover'] as const) {
  facts({ ...EACH_MODE, open: [false] }, [
    {
      title: `the Escape that closes the list closes a ${surroundings}, too`,
      props: trees,
      async check(select) {
        await surround(select, surroundings);
        await select.focus();
        await select.press('ArrowDown', 'Escape');
        expect(await isAroundOpen(select)).toBe(false);
      },
    },
    {
      title: `a ${surroundings} stays if the Escape is cancelled, and the next one closes it`,
      props: cancels,
      async check(select) {
        await surround(select, surroundings);
        await select.focus();
        await select.press('ArrowDown', 'Escape');
        expect((await select.state()).open).toBe(false);
        expect(await isAroundOpen(select)).toBe(true);
        await select.press('Escape');
        expect(await isAroundOpen(select)).toBe(false);
      },
    },
  ]);
}

facts({ ...EACH_MODE, open: [false] }, [
  {
    title: 'a cancelled Escape closes the list and leaves the text, which the browser would empty',
    mode: ['tags', 'combobox'],
    props: cancels,
    text: 'a',
    press: ['Escape'],
    shows: { open: false, text: 'a' },
  },
  {
    title:
      'the Escape that closes the list reaches no handler of React around the select and no listener of the document, apart from those of the capture phase',
    props: trees,
    async check(select) {
      const pressed = await select.page.evaluateHandle(() => {
        const reached: string[] = [];
        const stop = new AbortController();
        const listen = (target: EventTarget, name: string, capture = false) =>
          target.addEventListener('keydown', () => reached.push(name), {
            capture,
            signal: stop.signal,
          });
        listen(document, 'document, capture', true);
        listen(document, 'document');
        listen(document.body, 'body');
        return { reached, stop };
      });
      const reachedBy = async (key: string) => {
        await pressed.evaluate(({ reached }) => reached.splice(0));
        await select.press(key);
        return pressed.evaluate(({ reached }) => reached);
      };
      await select.focus();
      await select.press('ArrowDown');
      expect(await reachedBy('Escape')).toEqual(['document, capture']);
      expect(await reachedBy('Escape')).toEqual(['document, capture', 'body', 'document']);
      await pressed.evaluate(({ stop }) => stop.abort());
    },
  },
]);
