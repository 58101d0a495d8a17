// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { revalidateLogic, useForm as useTanStackForm } from '@tanstack/react-form';
import { useFormik } from 'formik';
import { createRef } from 'react';
import { useForm } from 'react-hook-form';
import Select, { type BaseSelectRef } from 'rc-select';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { FormSelect } from '../../../demos/form-libraries/FormSelect';
import { TanStackSelect } from '../../../demos/form-libraries/TanStackSelect';
import { validate } from './recipes/validate';

/** What the page on form libraries states; its demos are tried in a browser. */

const SIZES = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
];

/** Chooses the second size in the only select. */
async function chooseMedium(): Promise<void> {
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByTitle('Medium'));
}

test('the component passes on values, blur, focus and the error', async () => {
  const field = { onChange: vi.fn(), onBlur: vi.fn(), ref: createRef<BaseSelectRef>() };
  const { container } = render(
    <FormSelect {...field} id="size" label="Size" options={SIZES} value="s" error="Too small" />,
  );
  const select = screen.getByRole('combobox', { name: 'Size', description: 'Too small' });
  expect(select.getAttribute('aria-invalid')).toBe('true');
  act(() => field.ref.current?.focus());
  expect(document.activeElement).toBe(select);
  await chooseMedium();
  expect(field.onChange).toHaveBeenLastCalledWith('m');
  fireEvent.mouseDown(container.querySelector('.rc-select-clear') ?? container);
  expect(field.onChange).toHaveBeenLastCalledWith(null);
  fireEvent.blur(select);
  expect(field.onBlur).toHaveBeenCalled();
});

test('`register` of React Hook Form throws when an option is chosen', async () => {
  const onError = vi.fn();
  function Form() {
    const { onChange, ...field } = useForm({ defaultValues: { size: 's' } }).register('size');
    return (
      <Select<{ target: unknown }>
        options={SIZES}
        {...field}
        onChange={(next) => void onChange(next).catch(onError)}
      />
    );
  }
  render(<Form />);
  await chooseMedium();
  expect(String(onError.mock.calls[0])).toBe(
    "TypeError: Cannot read properties of undefined (reading 'name')",
  );
});

test('`handleChange` and `getFieldProps` of Formik change no value', async () => {
  function Form() {
    const { values, getFieldProps, handleChange } = useFormik({
      initialValues: { size: 's' },
      onSubmit: () => undefined,
    });
    const props = getFieldProps('size');
    expect(props.onChange).toBe(handleChange);
    return (
      <>
        <Select options={SIZES} {...props} />
        <output>{values.size}</output>
      </>
    );
  }
  render(<Form />);
  await chooseMedium();
  expect(screen.getByRole('status').textContent).toBe('s');
});

const VALIDATORS = { onSubmit: 'goes', onDynamic: 'stays' };

test.for(Object.entries(VALIDATORS))(
  'an error of `%s` in TanStack Form %s when the field loses the focus',
  async ([validator, expected]) => {
    const defaultValues: { size: string | null } = { size: null };
    function Form() {
      const form = useTanStackForm({
        defaultValues,
        validationLogic: revalidateLogic(),
      });
      const validators = { [validator]: () => 'Choose a size' };
      return (
        <>
          <form.Field name="size" validators={validators}>
            {(field) => <TanStackSelect field={field} id="size" label="Size" options={SIZES} />}
          </form.Field>
          <button onClick={() => void form.handleSubmit()}>Send</button>
        </>
      );
    }
    render(<Form />);
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('Choose a size');
    act(() => screen.getByRole('combobox').focus());
    await userEvent.tab();
    const isShown = screen.queryByText('Choose a size') !== null;
    expect(isShown ? 'stays' : 'goes').toBe(expected);
  },
);

test('TanStack Form takes a schema, whose message is that of the field', async () => {
  const schema = z.object({ size: z.string().nullable().refine(Boolean, 'Choose a size') });
  const defaultValues: z.input<typeof schema> = { size: null };
  const onSubmit = vi.fn();
  function Form() {
    const form = useTanStackForm({
      defaultValues,
      validationLogic: revalidateLogic(),
      validators: { onDynamic: schema },
      onSubmit: ({ value }) => onSubmit(value) as unknown,
    });
    return (
      <>
        <form.Field name="size">
          {(field) => <TanStackSelect field={field} id="size" label="Size" options={SIZES} />}
        </form.Field>
        <button onClick={() => void form.handleSubmit()}>Send</button>
      </>
    );
  }
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('combobox', { description: 'Choose a size' });
  await chooseMedium();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ size: 'm' }));
});

test('`validate` for Formik gives the message of each field that the schema refuses', () => {
  expect(validate({ size: null })).toEqual({ size: 'Choose a size' });
  expect(validate({ size: 's' })).toEqual({});
});

test('the page names the versions that the demos are tried with', () => {
  const page = readFileSync('docs/guide/form-libraries.md', 'utf8');
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = {
    'React Hook Form': 'react-hook-form',
    Formik: 'formik',
    'TanStack Form': '@tanstack/react-form',
    zod: 'zod',
  };
  for (const [name, library] of Object.entries(names))
    expect(page).toContain(`${name} ${dependencies[library]}`);
});
