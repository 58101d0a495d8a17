import { expect, fact } from './support/fact';
import type { ShownSelect } from './support/shownSelect';
import type { Situation } from './support/situations';

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
  await select.show(() => ({ options: [{ value: 'a' }] }), { ...situation, open: false });
  await putIntoForm(select);
  await select.focus();
  if (situation.open) await select.open();
}

const submissions = ({ page }: ShownSelect) =>
  page.evaluate(() => Number(document.querySelector('form')?.dataset.submitted));

fact(
  'a form gets no value of a select, whose root has name and required',
  {},
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        ...{ name: 'city', required: true },
        defaultValue: mode === 'multiple' || mode === 'tags' ? ['a'] : 'a',
        options: [{ value: 'a' }],
      }),
      situation,
    );
    await putIntoForm(select);
    const found = await select.page.evaluate(() => {
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
);

fact(
  'resetting a form leaves the value of a select as it is',
  { open: [false] },
  async (select, situation) => {
    await select.show(
      (_, { mode }) => ({
        options: [{ value: 'a' }],
        ...(mode === 'combobox' && { defaultActiveFirstOption: true }),
      }),
      situation,
    );
    await putIntoForm(select);
    await select.open();
    await select.pick('a');
    const before = await select.state();
    await select.page.evaluate(() => document.querySelector('form')?.reset());
    await select.quiet();
    expect(await select.state()).toEqual(before);
  },
);

fact(
  'an Enter whose propagation onInputKeyDown stops submits the form',
  { mode: ['single', 'multiple', 'tags'], open: [false] },
  async (select, situation) => {
    await select.show(
      () => ({ options: [{ value: 'a' }], onInputKeyDown: (event) => event.stopPropagation() }),
      situation,
    );
    await putIntoForm(select);
    await select.focus();
    await select.press('Enter');
    expect(await submissions(select)).toBe(1);
  },
);

fact(
  'Enter does not submit the form',
  { mode: ['single', 'multiple', 'tags'] },
  async (select, situation) => {
    await showInForm(select, situation);
    await select.press('Enter');
    expect(await submissions(select)).toBe(0);
  },
);

fact(
  'Enter in a combobox submits the form while the list is closed, and not while it is open',
  { mode: ['combobox'] },
  async (select, situation) => {
    await showInForm(select, situation);
    expect((await select.state()).open).toBe(situation.open);
    await select.press('Enter');
    expect(await submissions(select)).toBe(situation.open ? 0 : 1);
  },
);

fact(
  'Enter in a combobox without an active option closes the list, and submits with the next press',
  { mode: ['combobox'], open: [true] },
  async (select, situation) => {
    await showInForm(select, situation);
    expect((await select.state()).active).toBeUndefined();
    await select.press('Enter');
    expect((await select.state()).open).toBe(false);
    expect(await select.calls('onSelect', 'onChange')).toEqual([]);
    await select.press('Enter');
    expect(await submissions(select)).toBe(1);
    expect((await select.state()).open).toBe(true);
  },
);

fact(
  'in a disabled fieldset a click opens multiple and tags, and nothing else',
  { open: [false] },
  async (select, situation) => {
    await select.show(() => ({ options: [{ value: 'a' }] }), situation);
    await putIntoForm(select, true);
    await select.click('.rc-select-selector');
    const { open } = await select.state();
    expect(open).toBe(situation.mode === 'multiple' || situation.mode === 'tags');
  },
);

fact(
  'in a disabled fieldset the icon of a tag still removes it',
  { mode: ['multiple', 'tags'], open: [false] },
  async (select, situation) => {
    await select.show(() => ({ defaultValue: ['a'], options: [{ value: 'a' }] }), situation);
    await putIntoForm(select, true);
    await select.click('.rc-select-selection-item-remove');
    expect((await select.state()).chosen).toEqual([]);
  },
);
