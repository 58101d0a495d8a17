// The labels of the playground's options are strings; for the types they may be anything that React
// renders.
/* eslint-disable @typescript-eslint/no-base-to-string */
import { literal, type Example } from '../../../playground/example';
import { firstValues, otherOptions } from './options';
import { written } from './written';

/**
 * What a reader can choose where the type alone does not tell what to offer: functions, elements,
 * objects, and numbers or texts of which only some do anything here. By prop.
 */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  options: otherOptions,
  defaultValue: firstValues,
  allowClear: [literal('own-icon', { clearIcon: '↺' })],
  fieldNames: [literal('country-as-label', { label: 'country' })],
  optionLabelProp: [literal('value', 'value'), literal('country', 'country')],
  optionFilterProp: [literal('label', 'label'), literal('country', 'country')],
  maxTagCount: [literal('1', 1), literal('2', 2)],
  tokenSeparators: [literal('comma', [',']), literal('comma-and-space', [',', ' '])],
  showAction: [literal('focus', ['focus'])],
  dropdownMatchSelectWidth: [literal('400', 400)],
  dropdownAlign: [literal('farther', { offset: [0, 16] })],
  dropdownStyle: [literal('roomy', { padding: 16 })],
  animation: [literal('slide-up', 'slide-up')],
  style: [literal('narrow', { inlineSize: '10rem' })],

  filterOption: [
    written(
      'filterOption',
      'by-label',
      (input, option) => String(option?.label).toLowerCase().includes(input.toLowerCase()),
      `(input, option) =>
  String(option?.label).toLowerCase().includes(input.toLowerCase())
`,
    ),
    written(
      'filterOption',
      'by-start',
      (input, option) => String(option?.label).toLowerCase().startsWith(input.toLowerCase()),
      `(input, option) =>
  String(option?.label).toLowerCase().startsWith(input.toLowerCase())
`,
    ),
  ],
  filterSort: [
    written(
      'filterSort',
      'z-to-a',
      (a, b) => String(b.label).localeCompare(String(a.label)),
      '(a, b) => String(b.label).localeCompare(String(a.label))',
    ),
    written(
      'filterSort',
      'shortest-first',
      (a, b) => String(a.label).length - String(b.label).length,
      '(a, b) => String(a.label).length - String(b.label).length',
    ),
  ],
  labelRender: [
    written(
      'labelRender',
      'with-value',
      ({ label, value }) => (
        <>
          {label ?? 'Unknown'} <code>{value}</code>
        </>
      ),
      `({ label, value }) => (
  <>
    {label ?? 'Unknown'} <code>{value}</code>
  </>
)`,
    ),
  ],
  optionRender: [
    written(
      'optionRender',
      'with-country',
      (option) => (
        <>
          {option.label} <small>{option.data.country}</small>
        </>
      ),
      `(option) => (
  <>
    {option.label} <small>{option.data.country}</small>
  </>
)`,
    ),
    written(
      'optionRender',
      'numbered',
      (option, { index }) => `${index + 1}. ${String(option.label)}`,
      '(option, { index }) => `${index + 1}. ${String(option.label)}`',
    ),
  ],
  tagRender: [
    written(
      'tagRender',
      'goes-when-pressed',
      ({ label, closable, onClose }) => (
        <span className="rc-select-selection-item" onClick={closable ? onClose : undefined}>
          <em className="rc-select-selection-item-content"># {label}</em>
        </span>
      ),
      `({ label, closable, onClose }) => (
  <span className="rc-select-selection-item" onClick={closable ? onClose : undefined}>
    <em className="rc-select-selection-item-content"># {label}</em>
  </span>
)`,
    ),
  ],
  maxTagPlaceholder: [
    literal('text', 'and others'),
    written(
      'maxTagPlaceholder',
      'their-number',
      (omitted) => `and ${omitted.length} more`,
      '(omitted) => `and ${omitted.length} more`',
    ),
  ],
  removeIcon: [literal('minus', '−')],
  suffixIcon: [
    literal('arrow', '▾'),
    written(
      'suffixIcon',
      'tells-state',
      ({ open }) => (open ? '▴' : '▾'),
      "({ open }) => (open ? '▴' : '▾')",
    ),
  ],
  menuItemSelectedIcon: [literal('dot', '●')],
  dropdownRender: [
    written(
      'dropdownRender',
      'with-note',
      (menu) => (
        <>
          {menu}
          <p className="demo-note">Missing a city? Tell us.</p>
        </>
      ),
      `(menu) => (
  <>
    {menu}
    <p className="demo-note">Missing a city? Tell us.</p>
  </>
)`,
    ),
  ],
};
