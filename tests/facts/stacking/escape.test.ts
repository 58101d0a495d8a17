import { expect, fact } from '../support/fact';
import { isAroundOpen, surround } from '../support/surround';
import type { UseProps } from '../support/page/kit';

const EACH_MODE = {
  given: ['options'],
  grouped: [false],
  controlled: [false],
  open: [false],
} as const;

const cancels: UseProps = () => ({
  onInputKeyDown(event) {
    const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && isOpen) event.preventDefault();
  },
  options: [{ value: 'ash' }],
});

for (const surroundings of ['modal dialog', 'popover'] as const) {
  fact(
    `the Escape that closes the list closes a ${surroundings}, too`,
    EACH_MODE,
    async (select, situation) => {
      await select.show(() => ({ options: [{ value: 'ash' }] }), situation);
      await surround(select, surroundings);
      await select.focus();
      await select.press('ArrowDown', 'Escape');
      expect(await isAroundOpen(select)).toBe(false);
    },
  );

  fact(
    `a ${surroundings} stays if the Escape is cancelled, and the next one closes it`,
    EACH_MODE,
    async (select, situation) => {
      await select.show(cancels, situation);
      await surround(select, surroundings);
      await select.focus();
      await select.press('ArrowDown', 'Escape');
      expect((await select.state()).open).toBe(false);
      expect(await isAroundOpen(select)).toBe(true);
      await select.press('Escape');
      expect(await isAroundOpen(select)).toBe(false);
    },
  );
}

fact(
  'a cancelled Escape closes the list and leaves the text, which the browser would empty',
  { ...EACH_MODE, mode: ['tags', 'combobox'] },
  async (select, situation) => {
    await select.show(cancels, situation);
    await select.focus();
    await select.type('a');
    await select.press('Escape');
    expect(await select.state()).toMatchObject({ open: false, text: 'a' });
  },
);

fact(
  'the Escape that closes the list reaches no handler of React around the select and no listener of the document, apart from those of the capture phase',
  EACH_MODE,
  async (select, situation) => {
    await select.show(() => ({ options: [{ value: 'ash' }] }), situation);
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
    await select.focus();
    await select.press('ArrowDown');
    await pressed.evaluate(({ reached }) => reached.splice(0));
    await select.press('Escape');
    expect(await pressed.evaluate(({ reached }) => reached.splice(0))).toEqual([
      'document, capture',
    ]);
    await select.press('Escape');
    expect(await pressed.evaluate(({ reached }) => reached)).toEqual([
      'document, capture',
      'body',
      'document',
    ]);
    await pressed.evaluate(({ stop }) => stop.abort());
  },
);
