import { expect, test } from '../support/fact';
import type { UseProps } from '../support/page/kit';

test('an input of your own in a combobox is of the type search unless it names another', async ({
  select,
}) => {
  const typeOf = () => select.page.locator('#select').getAttribute('type');
  await select.show(({ h }) => ({ getInputElement: () => h('input') }), { mode: 'combobox' });
  expect(await typeOf()).toBe('search');
  await select.show(({ h }) => ({ getInputElement: () => h('input', { type: 'text' }) }), {
    mode: 'combobox',
  });
  expect(await typeOf()).toBe('text');
});

test('Escape keeps the text of a combobox whose input is of the type text', async ({ select }) => {
  await select.show(
    ({ h }) => ({
      getInputElement: () => h('input', { type: 'text' }),
      options: [{ value: 'ash' }],
    }),
    { mode: 'combobox' },
  );
  await select.focus();
  await select.type('as');
  await select.press('Escape');
  expect(await select.state()).toMatchObject({ text: 'as', open: false });
});

test('the placeholder of Select shows beside an input of your own', async ({ select }) => {
  await select.show(({ h }) => ({ getInputElement: () => h('input'), placeholder: 'Where to?' }), {
    mode: 'combobox',
  });
  expect(await select.page.getByText('Where to?').isVisible()).toBe(true);
});

test('a component as the text field has to pass on its props and its ref', async ({ select }) => {
  const passesBoth: UseProps = ({ h }) => {
    const Field = (props: object) => h('input', props);
    return { getInputElement: () => h(Field), options: [{ value: 'ash' }] };
  };
  const passesProps: UseProps = ({ h }) => {
    const Field = (props: object) => h('input', { ...props, ref: undefined });
    return { getInputElement: () => h(Field), options: [{ value: 'ash' }] };
  };
  const passesNothing: UseProps = ({ h }) => {
    const Field = () => h('input', { id: 'select' });
    return { getInputElement: () => h(Field), options: [{ value: 'ash' }] };
  };
  /** What a press on the selector beside the text field reports, and whether typed text opens. */
  const tryOut = async (useProps: UseProps) => {
    await select.show(useProps, { mode: 'combobox' });
    await select.page.locator('.rc-select-selector').dispatchEvent('click');
    const messages = select.takeMessages();
    await select.page.locator('input').focus();
    await select.type('a');
    return { messages, opens: (await select.state()).open };
  };
  const noRef = ["uncaught: Cannot read properties of null (reading 'focus')"];
  expect(await tryOut(passesBoth)).toEqual({ messages: [], opens: true });
  expect(await tryOut(passesProps)).toEqual({ messages: noRef, opens: true });
  expect(await tryOut(passesNothing)).toEqual({ messages: noRef, opens: false });
});
