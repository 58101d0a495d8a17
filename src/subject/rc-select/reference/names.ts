import type { AriaAttributes } from 'react';
import type { BaseSelectRef, SelectProps } from 'rc-select';
import type { OptGroupProps } from 'rc-select/es/OptGroup';
import type { OptionProps } from 'rc-select/es/Option';
import type { DefaultOptionType } from 'rc-select/es/Select';
import type { Description, Descriptions, PropDescription, PropGroup } from './types';

/** The keys that a type declares by name, without its index signature. */
type NamedKey<Type> = keyof {
  [Key in keyof Type as string extends Key ? never : number extends Key ? never : Key]: never;
} &
  string;

/**
 * Props of Select. Those of `AriaAttributes` are left out, as a sentence below the table describes
 * them.
 */
export type SelectProp = Exclude<NamedKey<SelectProps>, keyof AriaAttributes>;

/**
 * Fields of an option. `DefaultOptionType` is named beside the props of `Option`, which omit a key
 * of a type with an index signature, so that nothing of it but the signature is left. The code
 * reads `style` and `key`, too (OptionList.js, valueUtil.js).
 */
export type OptionField = NamedKey<DefaultOptionType> | NamedKey<OptionProps> | 'style' | 'key';

/** Fields of a group; the code reads `options` and `key`, too (valueUtil.js). */
export type GroupField = NamedKey<DefaultOptionType> | NamedKey<OptGroupProps> | 'options' | 'key';

/** Members of the ref. */
export type RefMember = NamedKey<BaseSelectRef>;

/** Marks props as serving one purpose, so that each file says it once. */
export function inGroup<Name extends SelectProp>(
  group: PropGroup,
  descriptions: Descriptions<Name>,
): Descriptions<Name, PropDescription> {
  const marked = Object.entries<Description>(descriptions).map(([name, description]) => [
    name,
    { ...description, group },
  ]);
  return Object.fromEntries(marked) as Descriptions<Name, PropDescription>;
}
