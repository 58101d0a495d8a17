import { expect, facts } from './support/fact';
import { hasSeveral } from './support/hasSeveral';
import { optionsOf } from './support/options';
import type { ShownSelect } from './support/shownSelect';
import { SEVERAL, type Situation } from './support/situations';

const options = optionsOf('a');

/** Puts a form with a submit button around the select, which counts how often it is submitted. */
async function putIntoForm(select: ShownSelect, isDisabled = false): Promise<void> {
  await select.page.evaluate((disabled) => {
    const container = document.querySelector('.rc-select')?.parentElement;
    const form = document.createElement('form');
    form.innerHTML = `<fieldset${disabled ? ' disabled' : ''}></fieldset><button></button>`;
    form.dataset.submitted = '0';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.dataset.submitted = String(Number(form.dataset.submitted) + 1);
    });
    container?.before(form);
    if (container) form.firstElementChild?.append(container);
  }, isDisabled);
}

/** Shows a select with one option in a form, with the focus in it. */
async function showInForm(select: ShownSelect, situation: Situation): Promise<void> {
  // A popup that is open would stay where it is.
  await select.show({ options }, { ...situation, open: false });
  await putIntoForm(select);
  await select.focus();
  if (situation.open) await select.open();
}

const submissions = ({ page }: ShownSelect) =>
  page.evaluate(() => Number(document.querySelector('form')?.dataset.submitted));

facts({}, [
  {
    title: 'a form gets no value of a select, whose root has name and required',
    props: { ...{ name: 'city', required: true }, chosen: 'a', options },
    act: (select) => putIntoForm(select),
    async check({ page }) {
      const found = await page.evaluate(() => {
        const form = document.querySelector('form');
        const root = document.querySelector('.rc-select');
        return {
          entries: form ? [...new FormData(form).keys()] : ['no form'],
          valid: form?.checkValidity(),
          root: [root?.getAttribute('name'), root?.hasAttribute('required')],
          field: document.querySelector('#select')?.hasAttribute('name'),
        };
      });
      expect(found).toEqual({ entries: [], valid: true, root: ['city', true], field: false });
    },
  },
  {
    title: 'Enter does not submit the form',
    mode: ['single', 'multiple', 'tags'],
    act: showInForm,
    async check(select) {
      await select.press('Enter');
      expect(await submissions(select)).toBe(0);
    },
  },
  {
    title:
      'Enter in a combobox submits the form while the list is closed, and not while it is open',
    mode: ['combobox'],
    act: showInForm,
    shows: ({ open }) => ({ open }),
    async check(select, { open }) {
      await select.press('Enter');
      expect(await submissions(select)).toBe(open ? 0 : 1);
    },
  },
  {
    title:
      'Enter in a combobox without an active option closes the list, and submits with the next press',
    mode: ['combobox'],
    open: [true],
    act: showInForm,
    shows: { active: undefined },
    async check(select) {
      await select.press('Enter');
      expect((await select.state()).open).toBe(false);
      expect(await select.calls('onSelect', 'onChange')).toEqual([]);
      await select.press('Enter');
      expect(await submissions(select)).toBe(1);
      expect((await select.state()).open).toBe(true);
    },
  },
]);

facts({ open: [false] }, [
  {
    title: 'resetting a form leaves the value of a select as it is',
    props: (_, { mode }) => ({
      options: [{ value: 'a' }],
      ...(mode === 'combobox' && { defaultActiveFirstOption: true }),
    }),
    async check(select) {
      await putIntoForm(select);
      await select.open();
      await select.pick('a');
      const before = await select.state();
      await select.page.evaluate(() => document.querySelector('form')?.reset());
      await select.quiet();
      expect(await select.state()).toEqual(before);
    },
  },
  {
    title: 'an Enter whose propagation onInputKeyDown stops submits the form',
    mode: ['single', 'multiple', 'tags'],
    props: () => ({
      options: [{ value: 'a' }],
      onInputKeyDown: (event) => event.stopPropagation(),
    }),
    async check(select) {
      await putIntoForm(select);
      await select.focus();
      await select.press('Enter');
      expect(await submissions(select)).toBe(1);
    },
  },
  {
    title: 'in a disabled fieldset a click opens multiple and tags, and nothing else',
    props: { options },
    async act(select) {
      await putIntoForm(select, true);
      await select.click('.rc-select-selector');
    },
    shows: (situation) => ({ open: hasSeveral(situation) }),
  },
  {
    title: 'in a disabled fieldset the icon of a tag still removes it',
    ...SEVERAL,
    props: { chosen: 'a', options },
    async act(select) {
      await putIntoForm(select, true);
      await select.click('.rc-select-selection-item-remove');
    },
    shows: { chosen: [] },
  },
]);
