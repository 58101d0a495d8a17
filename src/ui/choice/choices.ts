import type { STORED } from '../../lib/stored';

/** Something that readers choose once for all pages. The script in the head keeps it. */
export interface Choice<Value extends string = string> {
  stored: keyof typeof STORED;
  /** What there is to choose; the first unless somebody chooses. */
  values: readonly Value[];
}

/** What a visitor can ask for (F1). */
export type ColorPreference = 'light' | 'dark' | 'auto';

/** The choices in the order in which they are offered (F1). */
export const COLOR_CHOICE: Choice<ColorPreference> = {
  stored: 'colorPreference',
  values: ['light', 'dark', 'auto'],
};

/** Which program installs and runs packages. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** Commands on pages are written for the first. */
export const PACKAGE_MANAGER_CHOICE: Choice<PackageManager> = {
  stored: 'packageManager',
  values: ['npm', 'pnpm', 'yarn', 'bun'],
};

/** What the code of demos is shown in. */
export type CodeLanguage = 'typescript' | 'javascript';

/** Demos are written in the first. */
export const CODE_LANGUAGE_CHOICE: Choice<CodeLanguage> = {
  stored: 'code',
  values: ['typescript', 'javascript'],
};

/** Finds a stored value among what there is to choose; anything unknown counts as the first. */
export function parseChoice<Value extends string>(
  values: readonly Value[],
  stored: unknown,
): Value | undefined {
  return values.find((value) => value === stored) ?? values[0];
}

/** How the names of the fields of a choice begin. What follows tells its places apart. */
export function fieldsOf({ stored }: Choice): string {
  return `choice-${stored}`;
}

/** Event at the window: fields for a choice have come later than the document. */
export const FIELDS_CAME = 'fields-came';

/** Has what is chosen shown in a field that comes later than the document; for its `ref`. */
export function showChoice(field: Element | null): void {
  if (field) dispatchEvent(new Event(FIELDS_CAME));
}
