import type { Settings } from '../../../playground/model/settings';

/** Why a prop has no effect beside the others. */
export type NoEffect =
  | 'needs-several'
  | 'needs-combobox'
  | 'not-in-combobox'
  | 'needs-text'
  | 'needs-default-filter'
  | 'needs-max-tag-count'
  | 'open-decides'
  | 'disabled'
  | 'needs-virtual';

/** Whether several values can be chosen. */
export function takesSeveral({ mode }: Settings): boolean {
  return mode === 'multiple' || mode === 'tags';
}

function takesText({ mode, showSearch }: Settings): boolean {
  if (mode === 'multiple') return showSearch !== 'false';
  return mode !== undefined || showSearch === 'true';
}

const needsSeveral = (settings: Settings) =>
  takesSeveral(settings) ? undefined : ('needs-several' as const);
const needsCombobox = ({ mode }: Settings) =>
  mode === 'combobox' ? undefined : ('needs-combobox' as const);
const notInCombobox = ({ mode }: Settings) =>
  mode === 'combobox' ? ('not-in-combobox' as const) : undefined;
const needsText = (settings: Settings) =>
  takesText(settings) ? undefined : ('needs-text' as const);
const notDisabled = ({ disabled }: Settings) =>
  disabled === 'true' ? ('disabled' as const) : undefined;
const openDecides = ({ open }: Settings) => (open ? ('open-decides' as const) : undefined);

/**
 * Whether the text is looked for in a field of the option, which is what `filterOption={true}`
 * stands for.
 */
function filtersByField({ mode, filterOption }: Settings): boolean {
  return (filterOption ?? String(mode !== 'combobox')) === 'true';
}

const RULES: Readonly<Record<string, (settings: Settings) => NoEffect | undefined>> = {
  maxCount: needsSeveral,
  maxTagCount: needsSeveral,
  maxTagTextLength: needsSeveral,
  maxTagPlaceholder: (settings) =>
    needsSeveral(settings) ?? (settings.maxTagCount ? undefined : 'needs-max-tag-count'),
  tagRender: needsSeveral,
  removeIcon: needsSeveral,
  tokenSeparators: (settings) => needsSeveral(settings) ?? needsText(settings),
  autoClearSearchValue: needsSeveral,
  backfill: needsCombobox,
  maxLength: needsCombobox,
  labelInValue: notInCombobox,
  labelRender: notInCombobox,
  optionLabelProp: notInCombobox,
  filterOption: needsText,
  optionFilterProp: (settings) =>
    needsText(settings) ?? (filtersByField(settings) ? undefined : 'needs-default-filter'),
  open: notDisabled,
  defaultOpen: (settings) => notDisabled(settings) ?? openDecides(settings),
  showAction: (settings) => notDisabled(settings) ?? openDecides(settings),
  virtual: ({ dropdownMatchSelectWidth }) =>
    dropdownMatchSelectWidth === 'false' ? 'needs-virtual' : undefined,
  listItemHeight: ({ dropdownMatchSelectWidth, virtual }) =>
    dropdownMatchSelectWidth === 'false' || virtual === 'false' ? 'needs-virtual' : undefined,
};

/** Why a prop would have no effect beside what else is set, or undefined where it has some. */
export function whyNoEffect(name: string, settings: Settings): NoEffect | undefined {
  return RULES[name]?.(settings);
}
