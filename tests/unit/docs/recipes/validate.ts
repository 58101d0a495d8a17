import * as z from 'zod';

const schema = z.object({ size: z.string('Choose a size') });

export function validate(values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}
