import { amongThree, demoOf, firstIs } from './queries';

firstIs([
  ['<OptGroup>', '/#optgroup-props'],
  ['{value, label}', '/#select-labelInValue'],
  ['{ label, options }', '/#select-options'],
  ['virtual={false}', '/#select-virtual'],
  ['filterOption={false}', '/#select-filterOption'],
  ['showSearch={false}', '/#select-showSearch'],
  ['dropdownMatchSelectWidth={false}', '/#select-dropdownMatchSelectWidth'],
  ['notFoundContent={null}', '/#select-notFoundContent'],
  ['maxTagCount="responsive"', '/#select-maxTagCount'],
  ['direction="rtl"', '/#select-direction'],
  ['onChange={(value) =>', '/#select-onChange'],
  ['npm i rc-select', '/#install'],
  ['scrollTo({ key })', '/#methods-scrollTo'],
  ['node.parentElement', '/guide/stacking#the-parent-of-the-selector-as-the-container'],
  ['showModal()', '/guide/stacking#which-way-to-take'],
  ['import type', '/guide/typescript#where-the-types-are'],
  ['<textarea>', demoOf('combobox', 'combobox-textarea')],
  ['<fieldset disabled>', '/guide/forms#disable-it'],
]);

amongThree([
  ['mode="tags"', '/demo/tags'],
  ['mode="combobox"', '/demo/combobox'],
  ['mode="multiple"', '/demo/multiple'],
  ['allowClear={{ clearIcon }}', '/#select-allowClear'],
  ['rc-select/assets/index.css', '/guide/styling#with-or-without-the-style-sheet-of-the-package'],
  ['fireEvent.click', '/guide/testing#when-nothing-happens'],
  ['getByRole("option")', '/guide/testing#when-nothing-happens'],
  ['"use client"', '/guide/server-rendering#in-react-server-components'],
  ['keyCode 229', '/guide/input-methods#handle-enter'],
  ['input type="hidden"', '/guide/forms#send-the-value'],
]);
