import type { ReactNode } from 'react';
import { OptGroup, Option, type SelectProps } from 'rc-select';
import type { Situation } from '../situations';

type Options = NonNullable<SelectProps['options']>;

const isGroup = (options: unknown): options is Options => Array.isArray(options);

/** What options look like as JSX: a label becomes the children. */
function toChildren(options: Options): ReactNode {
  return options.map(({ label, options: inner, ...rest }, index) =>
    isGroup(inner) ? (
      <OptGroup key={index} {...rest} label={label}>
        {toChildren(inner)}
      </OptGroup>
    ) : (
      <Option key={rest.value ?? index} {...rest}>
        {label ?? rest.value}
      </Option>
    ),
  );
}

/** Passes the options of a fact as the situation says. */
export function withOptions(
  props: SelectProps,
  { given, grouped }: Pick<Situation, 'given' | 'grouped'>,
): SelectProps {
  const { options, ...rest } = props;
  if (!options) return props;
  const all: Options = grouped ? [{ label: 'Group', options }] : options;
  return given === 'options' ? { ...rest, options: all } : { ...rest, children: toChildren(all) };
}
