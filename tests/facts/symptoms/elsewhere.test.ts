import { expect, facts } from '../support/fact';
import { optionsOf } from '../support/options';
import type { UseProps } from '../support/page/kit';
import type { ShownSelect } from '../support/shownSelect';
import { SIMPLEST } from '../support/situations';

const ash = optionsOf('ash');

const HIDDEN_INPUT = '<input type="hidden" name="tree" value="ash">';

/** What a form would send that has the select and some more markup in it. */
const entriesWith = ({ page }: ShownSelect, markup: string) =>
  page.evaluate((added) => {
    const form = document.createElement('form');
    const main = document.querySelector('main');
    if (main) form.append(main);
    form.insertAdjacentHTML('beforeend', added);
    document.body.append(form);
    return [...new FormData(form)];
  }, markup);

/** A select that empties its text when the focus leaves. */
const emptied: UseProps = ({ useState }) => {
  const [text, setText] = useState('');
  const onBlur = () => setText('');
  return { searchValue: text, onSearch: setText, onBlur, options: [{ value: 'ash' }] };
};

facts(SIMPLEST, [
  {
    title: 'The form does not send the value: unless a hidden input has it',
    async check(select) {
      for (const [markup, entries] of [
        ['', []],
        [HIDDEN_INPUT, [['tree', 'ash']]],
      ] as const) {
        await select.show({ ...{ name: 'tree' }, chosen: 'ash', options: ash });
        expect(await entriesWith(select, markup)).toEqual(entries);
      }
    },
  },
  {
    title:
      'Text that nobody confirmed becomes a tag: when the focus leaves tags, although onBlur empties it, and not in multiple',
    async check(select) {
      for (const [mode, chosen] of [
        ['tags', ['elm']],
        ['multiple', []],
      ] as const) {
        await select.show(emptied, { mode });
        await select.write('elm');
        await select.leave();
        expect((await select.state()).chosen).toEqual(chosen);
      }
    },
  },
  {
    title:
      'Nothing happens in a test: a click alone opens nothing, and one on the role of an option picks nothing',
    props: { options: ash },
    async check(select) {
      const click = async (selector: string) => {
        await select.page.locator(selector).first().dispatchEvent('click');
        await select.quiet();
      };
      await click('#select');
      expect((await select.state()).open).toBe(false);
      await select.pressUnder('#select');
      expect((await select.state()).open).toBe(true);
      await click('[role=option]');
      expect(await select.calls('onSelect')).toEqual([]);
      await click('.rc-select-item-option');
      expect(await select.calls('onSelect')).toEqual(['onSelect("ash")']);
    },
  },
]);
