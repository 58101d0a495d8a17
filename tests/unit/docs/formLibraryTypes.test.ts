import path from 'node:path';
import { expect, test } from 'vitest';
import { checkBlocks } from '../../support/checkBlocks';

/** What the page on form libraries states about the types of the wrappers. */

const ROOT = path.resolve(import.meta.dirname, '../../..');

const rest = (value: string) => `id="a" label="A" options={[{ value: ${value}, label: 'A' }]}`;

/** A form of each library, and a field of it with one option. */
const LIBRARIES = {
  'React Hook Form': {
    form: `import { useForm } from 'react-hook-form';
import { HookFormSelect } from '../demos/form-libraries/HookFormSelect';
const { control } = useForm<Values>({ defaultValues });`,
    field: (name: string, value: string) =>
      `<HookFormSelect control={control} name="${name}" ${rest(value)} />`,
  },
  Formik: {
    form: `import { useFormik } from 'formik';
import { FormikSelect } from '../demos/form-libraries/FormikSelect';
const form = useFormik({ initialValues: defaultValues, onSubmit() {} });`,
    field: (name: string, value: string) =>
      `<FormikSelect form={form} name="${name}" ${rest(value)} />`,
  },
  'TanStack Form': {
    form: `import { useForm } from '@tanstack/react-form';
import { TanStackSelect } from '../demos/form-libraries/TanStackSelect';
const form = useForm({ defaultValues });`,
    field: (name: string, value: string) =>
      `<form.Field name="${name}">
  {(field) => <TanStackSelect field={field} ${rest(value)} />}
</form.Field>`,
  },
};

const VALUES = `interface Values { size: 's' | 'm' | null; amount: number | null }
const defaultValues: Values = { size: null, amount: null };`;

const FIELDS = [
  { name: 'size', value: "'s'", isRight: true },
  { name: 'amount', value: '1', isRight: true },
  { name: 'size', value: "'xl'", isRight: false },
  { name: 'amount', value: "'s'", isRight: false },
  { name: 'colour', value: "'s'", isRight: false },
];

test('the wrappers take fields of the form with options of their type, and nothing else', () => {
  const tried = Object.entries(LIBRARIES).flatMap(([library, { form, field }]) =>
    FIELDS.map(({ name, value, isRight }) => {
      const code = [VALUES, form, `export const element = ${field(name, value)};`].join('\n');
      const page = `docs/${library}, ${name} ${value}`;
      return { isRight, block: { page, line: 0, language: 'tsx', code } };
    }),
  );
  const messages = checkBlocks(
    tried.map(({ block }) => block),
    ROOT,
  );
  const isRefused = ({ page }: { page: string }) =>
    messages.some((message) => message.startsWith(`${page}:`));
  expect(tried.filter(({ block }) => isRefused(block)).map(({ block }) => block.page)).toEqual(
    tried.filter(({ isRight }) => !isRight).map(({ block }) => block.page),
  );
  // The compiler reads the types of all packages; a busy machine takes its time.
}, 60_000);

const SCHEMA = `import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
const schema = z.object({ size: REFINED });
const { handleSubmit } = useForm({ resolver: zodResolver(schema), defaultValues: { size: null } });
export const send = handleSubmit(({ size }) => size.length);`;

test.for([
  ["z.enum(['s']).nullable().refine((size) => size !== null, 'Choose')", []],
  ["z.enum(['s']).nullable()", ["docs/code:6: 'size' is possibly 'null'."]],
] as const)(
  'what is submitted is null or not, as the schema says: %s',
  { timeout: 60_000 },
  ([size, expected]) => {
    const code = SCHEMA.replace('REFINED', size);
    const block = { page: 'docs/code', line: 0, language: 'tsx', code };
    expect(checkBlocks([block], ROOT)).toEqual(expected);
  },
);
