import type { PropsWithChildren } from 'react';
import { createModel } from '../../../src/playground/model/model';
import type { PlaygroundAdapter } from '../../../src/playground/adapter';
import type { PlaygroundTarget, PropRow } from '../../../src/playground/target';

/** A row as a short line: `name`, with `!` if it is required, type, default. */
const row = (name: string, type: string, fallback?: string): PropRow => ({
  name: name.replace('!', ''),
  type,
  ...(name.endsWith('!') && { required: true }),
  ...(fallback !== undefined && { default: fallback }),
});

const REACT_NODE =
  'ReactNode = ReactElement | string | number | bigint | boolean | null | undefined';

const withExpansion = (expansion: readonly string[], rows: readonly PropRow[]) =>
  rows.map((each) => ({ ...each, expansion }));

/** Props of rc-slider 11.1.9, as its types declare them. */
export const SLIDER: readonly PropRow[] = withExpansion(
  ['ValueType = number | number[]', REACT_NODE],
  [
    row('prefixCls', 'string', "'rc-slider'"),
    row('className', 'string'),
    row('style', 'React.CSSProperties'),
    row('classNames', 'SliderClassNames'),
    row('id', 'string'),
    row('disabled', 'boolean', 'false'),
    row('keyboard', 'boolean', 'true'),
    row('autoFocus', 'boolean'),
    row('onFocus', '(e: React.FocusEvent<HTMLDivElement>) => void'),
    row('range', 'boolean | RangeConfig'),
    { ...row('count', 'number'), deprecated: 'Use `range`.' },
    row('min', 'number', '0'),
    row('max', 'number', '100'),
    row('step', 'number | null', '1'),
    row('value', 'ValueType'),
    row('defaultValue', 'ValueType'),
    row('onChange', '(value: ValueType) => void'),
    row('onChangeComplete', '(value: ValueType) => void'),
    row('allowCross', 'boolean', 'true'),
    row('pushable', 'boolean | number', 'false'),
    row('vertical', 'boolean'),
    row('dotStyle', 'React.CSSProperties | ((dotValue: number) => React.CSSProperties)'),
    row('marks', 'Record<string | number, React.ReactNode | MarkObj>'),
    row('dots', 'boolean'),
    row('handleRender', "HandlesProps['handleRender']"),
    row('tabIndex', 'number | number[]', '0'),
    row('ariaLabelForHandle', 'string | string[]'),
    row('railColor', 'string'),
    row('children', 'ReactNode'),
  ],
);

/** Props of tabs that need their items, with a state that only its surroundings keep. */
export const TABS: readonly PropRow[] = withExpansion(
  ["TabPosition = 'left' | 'right' | 'top' | 'bottom'"],
  [
    row('items!', 'Tab[]'),
    row('activeKey', 'string'),
    row('onActiveKeyChange', '(key: string) => void'),
    row('tabPosition', 'TabPosition', "'top'"),
    row('animated', 'boolean | AnimatedConfig'),
    row('moreIcon', 'React.ReactNode'),
    row('onTabClick', '(key: string, e: KeyboardEvent | MouseEvent) => void'),
    row('open', 'boolean'),
    row('onClose', '() => void'),
  ],
);

/** Props of a button. */
export const BUTTON: readonly PropRow[] = [
  row('kind', "'primary' | 'plain'", "'plain'"),
  row('label!', 'string'),
  row('size!', "'small' | 'large'"),
  row('disabled', 'boolean'),
  row('onPress!', 'PressHandler'),
  row('since', 'Date'),
  row('children', 'ReactNode'),
];

const target = (name: string, style: PlaygroundTarget['import']): PlaygroundTarget => ({
  name,
  package: `some-${name.toLowerCase()}`,
  import: style,
  styles: [],
  page: '/',
});

/** A playground of each, of the types alone. */
export const sliderModel = createModel(
  { ...target('Slider', 'default'), styles: ['some-slider/style.css'] },
  SLIDER,
);
export const tabsModel = (adapter?: PlaygroundAdapter) =>
  createModel(target('Tabs', 'named'), TABS, adapter);
export const buttonModel = createModel(target('Button', 'named'), BUTTON);

interface ButtonProps {
  label: string;
  disabled?: boolean;
  onPress: (label: string, times: number) => void;
}

/** A button that tells what it is called. */
export function Button({ label, disabled, onPress, children }: PropsWithChildren<ButtonProps>) {
  return (
    <button type="button" aria-label={label} disabled={disabled} onClick={() => onPress(label, 1)}>
      {children}
    </button>
  );
}
